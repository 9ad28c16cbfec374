/** The sign beside each thing that is said to a driver about their turn. */
const SIGNS: Readonly<Record<string, string>> = {
  'heat-for-you-closed': 'impeding',
  'heat-for-you-no-pull': 'no_slipstream',
  'heat-for-you-pulls': 'slipstream',
  'heat-for-you-pulls-now': 'slipstream',
  'heat-for-you-drives-on': 'impeding',
  'heat-for-you-before': 'laps',
};

export function signOfRemark(code: string): string {
  return SIGNS[code] ?? 'laps';
}
