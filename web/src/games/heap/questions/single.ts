/** Questions that one press answers, or two where a part is aimed at. */
import { phrase } from '$lib/words.svelte';
import { at } from '../places';
import { pickOne } from './pick';

export const OTHER = pickOne({
  placesOf: (action) => (action.type === 'name' ? [at.seat(action.seat)] : []),
  direct: true,
  call: () => phrase('heap-ui-call-other'),
});

export const SHOOT = pickOne({
  placesOf: (action) =>
    action.type === 'shoot' ? [at.part(action.seat, action.vehicle, action.part)] : [],
  call: () => phrase('heap-ui-call-shoot'),
  mainOf: () => phrase('heap-ui-shoot'),
  sentence: (_asked, option) => option?.label ?? null,
});

export const REPAIR = pickOne({
  placesOf: (action) =>
    action.type === 'repair' ? [at.part(action.seat, action.vehicle, action.part)] : [],
  call: () => phrase('heap-ui-call-repair'),
  mainOf: () => phrase('heap-ui-repair'),
  sentence: (_asked, option) => option?.label ?? null,
});

export const CHALLENGE = pickOne({
  placesOf: (action, asked) =>
    action.type === 'challenge' ? [at.vehicle(asked.decision.seat, action.vehicle)] : [],
  call: () => phrase('heap-ui-call-challenge'),
});

export const VEHICLE = pickOne({
  placesOf: (action, asked) =>
    action.type === 'rush' ? [at.vehicle(asked.decision.seat, action.vehicle)] : [],
  call: () => phrase('heap-ui-call-vehicle'),
});

export const COLOUR = pickOne({
  placesOf: (action) => (action.type === 'colour' ? [at.colour(action.colour)] : []),
  direct: true,
  call: () => phrase('heap-ui-call-colour'),
});

export const SWERVE = pickOne({
  placesOf: (action) =>
    action.type === 'swerve' ? [at.swerve(action.seat, action.direction)] : [],
  direct: true,
  call: () => phrase('heap-ui-call-swerve'),
});

export const TRIGGER = pickOne({
  placesOf: (action) => (action.type === 'trigger' ? [at.box(action.vehicle, action.box)] : []),
  ending: 'decline',
  chosenFirst: true,
  direct: true,
  mainOf: () => phrase('heap-ui-trigger-it'),
  call: () => phrase('heap-ui-call-trigger'),
});

export const END_BOXES = pickOne({
  placesOf: (action) => (action.type === 'trigger' ? [at.box(action.vehicle, action.box)] : []),
  ending: 'done',
  direct: true,
  call: () => phrase('heap-ui-call-end-boxes'),
});
