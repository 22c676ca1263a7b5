import { runCommand } from './change-role.ts';

await runCommand('grant');
