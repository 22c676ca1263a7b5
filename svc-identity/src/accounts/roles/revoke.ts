import { runCommand } from './change-role.ts';

await runCommand('revoke');
