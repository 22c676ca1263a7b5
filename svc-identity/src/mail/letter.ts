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
  /**
   * Order whose address is read from svc-orders when the mail is sent, and with `withPayment` its payment, too. Neither
   * is stored with the mail.
   */
  about?: { order: string; withPayment?: true };
  /** The one button of the mail. */
  action?: {
    label: string;
    /** Path at the shop's site; a token is appended. */
    path: string;
    /**
     * Purpose of the token for the recipient. It is created at delivery, so that the database never holds a usable
     * token.
     */
    token?: TokenPurpose;
    /** User of the token, where that is not the recipient. */
    user?: string;
  };
  /** Links below the button, each to a page of the shop. */
  links?: { label: string; path: string }[];
  /** Small print in the shop's own words: the only text whose addresses may become links. */
  footnote?: string;
};

/** A mail to send. `_id` is also its Message-ID, by which a mailbox recognizes a second delivery. */
export type Mail = {
  _id: string;
  to: string;
  replyTo?: { name: string; address: string };
  /** Path at the shop's site that unsubscribes the mailbox with one press in the mail client (RFC 8058). */
  oneClickLeave?: string;
  letter: Letter;
  /** Whether all but the id of the mail is deleted once it has been sent. */
  forgetWhenSent?: boolean;
};
