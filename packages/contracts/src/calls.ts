import * as addresses from './addresses.ts';
import * as analytics from './analytics.ts';
import * as announcement from './announcement.ts';
import * as belongings from './belongings.ts';
import type { Call } from './call.ts';
import * as cart from './cart.ts';
import * as chat from './chat.ts';
import * as codes from './codes.ts';
import * as delivery from './delivery.ts';
import * as deskBrands from './desk-brands.ts';
import * as deskItems from './desk-items.ts';
import * as favorites from './favorites.ts';
import * as identity from './identity.ts';
import * as images from './images.ts';
import * as imports from './imports.ts';
import * as items from './items.ts';
import * as messageSettings from './message-settings.ts';
import * as messages from './messages.ts';
import * as messagesDesk from './messages-desk.ts';
import * as notifications from './notifications.ts';
import * as offers from './offers.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as payoutAccounts from './payout-accounts.ts';
import * as payouts from './payouts.ts';
import * as pictureHolds from './picture-holds.ts';
import * as plainLogin from './plain-login.ts';
import * as plainMessages from './plain-messages.ts';
import * as reports from './reports.ts';
import * as reviews from './reviews.ts';
import * as sellers from './sellers.ts';
import * as shopBooks from './shop-books.ts';
import * as stock from './stock.ts';

/** The files of this folder that export calls. A test compares them with the folder. */
const files: readonly object[] = [
  addresses,
  analytics,
  announcement,
  belongings,
  cart,
  chat,
  codes,
  delivery,
  deskBrands,
  deskItems,
  favorites,
  identity,
  images,
  imports,
  items,
  messageSettings,
  messages,
  messagesDesk,
  notifications,
  offers,
  orders,
  payments,
  payoutAccounts,
  payouts,
  pictureHolds,
  plainLogin,
  plainMessages,
  reports,
  reviews,
  sellers,
  shopBooks,
  stock,
];

/** Whether an export of a contract file is a call. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'service' in value;

/** Every call that is used outside its own service. */
export const calls: readonly Call[] = files.flatMap((file) => Object.values(file).filter(isCall));

/** Returns the calls that one service answers. */
export const callsOf = (service: Call['service']): readonly Call[] => calls.filter((call) => call.service === service);
