import {
  NOTIFICATION_TYPE_NAMES,
  NOTIFICATION_TYPES,
  type NotificationPreferences,
  type NotificationType,
} from '@ethereal/contracts/notifications';

/** What a user has chosen; what they have not is as the type says. */
export type MailChoices = Partial<Record<NotificationType, boolean>>;

export function isMailed(type: NotificationType, choices: MailChoices = {}): boolean {
  return choices[type] ?? NOTIFICATION_TYPES[type].mailed;
}

export function toPreferences(choices: MailChoices = {}): NotificationPreferences {
  return {
    mail: Object.fromEntries(NOTIFICATION_TYPE_NAMES.map((type) => [type, isMailed(type, choices)])),
  };
}
