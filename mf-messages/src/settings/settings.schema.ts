export { settingsSent } from '@ethereal/contracts/message-settings';
