/** Purpose of a random token in a mailed link. */
export type TokenPurpose = 'activation' | 'password-reset' | 'email-confirmation' | 'email-undo' | 'newsletter';

/** A line of goods in a letter: picture, name, variant and price or state. */
export type Good = {
  /** Address of the picture at the shop. */
  picture?: string | undefined;
  name: string;
  detail?: string | undefined;
  value: string;
};

/** Content of a mail, which becomes both its HTML and its text. */
export type Letter = {
  subject: string;
  heading: string;
  paragraphs: string[];
  goods?: Good[];
  /** Facts in a small table: sums, address, payment. */
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
  /** Links below the button, each to a page of the shop. */
  links?: { label: string; path: string }[];
  /** Small print in the shop's own words: the only text whose addresses may become links. */
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
