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
};
