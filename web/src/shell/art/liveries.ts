/** The cars from above, nose up: each colour with its number and a pattern of its own. */

export type Livery = { number: number; body: string; pattern: string; ink: string };

export const LIVERIES: Readonly<Record<string, Livery>> = {
  black: {
    number: 11,
    body: '#2b2f3a',
    ink: '#e8a822',
    pattern: 'M-9-64h4V60h-4zM5-64h4V60h-4z',
  },
  blue: {
    number: 4,
    body: '#2459a8',
    ink: '#fff3dc',
    pattern: 'M-20-64h40v22h-40zM-20 44h40v18h-40z',
  },
  green: {
    number: 24,
    body: '#1f7a4d',
    ink: '#f6d77a',
    pattern: 'M-20-30L0-48 20-30V-18L0-36-20-18zM-20 52L0 34 20 52V62L0 46-20 62z',
  },
  red: { number: 7, body: '#d2321f', ink: '#fff3dc', pattern: 'M-5-64H5V60H-5Z' },
  gray: {
    number: 18,
    body: '#b9bdc4',
    ink: '#b3271a',
    pattern: 'M-20-52h40v6h-40zM-20-42h40v6h-40zM-20 36h40v6h-40zM-20 46h40v6h-40z',
  },
  yellow: {
    number: 31,
    body: '#f0b429',
    ink: '#1d2433',
    pattern:
      'M-16-46h8v8h-8zM0-46h8v8h-8zM-8-38h8v8h-8zM8-38h8v8h-8zM-16 36h8v8h-8zM0 36h8v8h-8zM-8 44h8v8h-8zM8 44h8v8h-8z',
  },
  orange: {
    number: 22,
    body: '#ee7b1c',
    ink: '#2a2725',
    pattern: 'M-20-20L20-44V-28L-20-4zM-20 20L20-4V12L-20 36z',
  },
  purple: {
    number: 2,
    body: '#6a3f9c',
    ink: '#f6d9f2',
    pattern: 'M-5-64H5V60H-5ZM-20-46h40v14h-40z',
  },
  white: {
    number: 15,
    body: '#ffffff',
    ink: '#3b4a8c',
    pattern: 'M0-64H20V-32H0ZM-20 24H0V60H-20ZM0 0H20V24H0Z',
  },
  teal: {
    number: 8,
    body: '#14807c',
    ink: '#fff4df',
    pattern: 'M0-64H20V60H0Z',
  },
  pink: {
    number: 36,
    body: '#ee8fb0',
    ink: '#7a1440',
    pattern:
      'M-4-64L6-50-4-36 6-22-4-8 6 6-4 20 6 34-4 48 6 60H-4L-14 48-4 34-14 20-4 6-14-8-4-22-14-36-4-50z',
  },
  cyan: {
    number: 12,
    body: '#63c3ea',
    ink: '#123d63',
    pattern:
      'M-8-48a5 5 0 1 1 .1 0zM8-36a5 5 0 1 1 .1 0zM-8-24a5 5 0 1 1 .1 0zM8 36a5 5 0 1 1 .1 0zM-8 46a5 5 0 1 1 .1 0zM8 58a5 5 0 1 1 .1 0z',
  },
};
