/** Why a random token is mailed to somebody. */
export type TokenPurpose = 'activation' | 'password-reset' | 'email-confirmation' | 'email-undo' | 'newsletter';

/** What a mail says; the HTML and the text are both made of it. */
export type Letter = {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** A small table under the text. */
  rows?: { label: string; value: string }[];
  /** The one button. */
  action?: {
    label: string;
    /** On the shop's site; a token is added at its end. */
    path: string;
    /** For whom the mail goes to; made when it is sent, so that the database never holds a token that opens something. */
    token?: TokenPurpose;
    /** Whom the token is for, where it is not the one whom the mail goes to. */
    user?: string;
  };
  /** Small print. */
  footnote?: string;
};

/** A mail to be sent. `_id` also is its Message-ID, by which a mailbox knows a second delivery. */
export type Mail = {
  _id: string;
  to: string;
  replyTo?: { name: string; address: string };
  letter: Letter;
  /** Nothing is kept of it once it has been sent. */
  forgetWhenSent?: boolean;
};
