/** The kinds of tests that `npm test` runs without arguments. */
const EVERYDAY = ['unit', 'unit-components', 'int', 'journey'];

/**
 * The `--project` arguments that a run of tests gets besides its own: the everyday kinds for `npm test` alone, every
 * kind but the long ones for `npm test -- <folder>`, none when the arguments name projects or a file of a long kind.
 */
export function projectsFor(args: readonly string[]): string[] {
  if (args.some((arg) => arg.startsWith('--project'))) return [];
  const files = args.filter((arg, at) => !arg.startsWith('-') && !takesValue(args[at - 1]));
  if (files.length === 0) return EVERYDAY.map((name) => `--project=${name}`);
  if (files.some((file) => /endurance|\.kill/.test(file))) return [];
  return ['--project=!endurance', '--project=!kills'];
}

/** Whether an argument is an option whose value is the next argument. */
const takesValue = (arg: string | undefined): boolean => arg === '-t' || arg === '--testNamePattern';
