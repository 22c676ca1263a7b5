import {
  isType,
  NOTIFICATION_TYPE_NAMES,
  NOTIFICATION_TYPES,
  type NotificationPreferences,
  type NotificationType,
} from '@ethereal/contracts/notifications';

/** Types of notifications that a user has switched on or off for mail; the others follow the default of their type. */
export type MailChoices = Partial<Record<NotificationType, boolean>>;

/** Whether a type is mailed to a user. A type without a preference of its own follows `other`. */
export function isMailed(type: string, choices: MailChoices = {}): boolean {
  const row = isType(type) ? type : 'other';
  return choices[row] ?? NOTIFICATION_TYPES[row].mailed;
}

/** Returns for each kind of notification whether it is mailed. */
export function toPreferences(choices: MailChoices = {}): NotificationPreferences {
  return {
    mail: Object.fromEntries(NOTIFICATION_TYPE_NAMES.map((type) => [type, isMailed(type, choices)])),
  };
}
