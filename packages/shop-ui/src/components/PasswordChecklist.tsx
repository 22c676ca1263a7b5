import { isCommonPassword } from '@ethereal/contracts/password-rules';
import { PASSWORD_RULES } from '@ethereal/contracts/passwords';
import { Check, X } from 'lucide-react';
import styles from './PasswordChecklist.module.css';

/** Whether a password meets all four rules. */
export function meetsPasswordRules(password: string): boolean {
  return PASSWORD_RULES.every((rule) => rule.holds(password));
}

/** Returns the fault of a password that contains a space, as soon as the space is typed. */
export function spaceFault(password: string): string | undefined {
  return /\s/u.test(password) ? 'A password cannot contain spaces. Please remove the space.' : undefined;
}

/** Renders the rules of a password, each with a tick or a cross that follows the typing. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <>
      <ul className={styles.list} aria-label="Password rules" data-begun={password !== '' || undefined}>
        {PASSWORD_RULES.map((rule) => {
          const holds = rule.holds(password);
          const Mark = holds ? Check : X;
          return (
            <li key={rule.id} className={holds ? `accent ${styles.held}` : `muted ${styles.open}`} data-holds={holds}>
              <Mark size={16} strokeWidth={2.5} role="img" aria-label={holds ? 'Met:' : 'Not met:'} />
              {rule.text}
            </li>
          );
        })}
      </ul>
      <p className={`amber text-sm ${styles.hint}`} role="status">
        {meetsPasswordRules(password) && isCommonPassword(password)
          ? 'Many people use this password, so it is guessed first. A longer, rarer one is safer.'
          : ''}
      </p>
    </>
  );
}
