/** A stage plays what happens at a table, and otherwise shows it as it is. */

import { untrack } from 'svelte';
import type { Animator } from '$lib/session.svelte';

type Stage<View> = { settle(view: View): void; play: Animator };

/**
 * Make a stage that shows a table as long as the component that asks for it lives; another one when
 * what `make` reads changes. Returns the stage.
 */
export function staged<View, Made extends Stage<View>>(
  session: () => { animator: Animator | null },
  view: () => View,
  make: (first: View) => Made,
): () => Made {
  const stage = $derived(make(untrack(view)));
  perform(session, () => stage, view);
  return () => stage;
}

function perform<View>(
  session: () => { animator: Animator | null },
  stage: () => Stage<View>,
  view: () => View,
): void {
  // A new view is shown as it is unless the queue plays what led to it.
  $effect.pre(() => {
    const [seen, shows] = [view(), stage()];
    untrack(() => shows.settle(seen));
  });
  $effect(() => {
    const [target, play] = [session(), stage().play];
    target.animator = play;
    return () => {
      if (target.animator === play) target.animator = null;
    };
  });
}
