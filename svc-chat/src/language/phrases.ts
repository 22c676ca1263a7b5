import type { SmallTalk } from '../understand/small-talk.ts';
import { namesSomebody } from '../understand/somebody-else.ts';
import type { Language } from './translate.ts';

export type Topic =
  | 'delivery-cost'
  | 'delivery-where'
  | 'delivery-time'
  | 'returns'
  | 'payment'
  | 'contact'
  | 'account'
  | 'password'
  | 'sell'
  | 'orders'
  | 'cart'
  | 'favourites'
  | 'sizes'
  | 'cancel';
type Foreign = Exclude<Language, 'en'>;

/** How each topic of the shop's help is asked for. */
const TOPICS: Readonly<Record<Foreign, readonly (readonly [Topic, RegExp])[]>> = {
  de: [
    ['cancel', /\b(?:storn|bestellung abbrechen)/i],
    [
      'orders',
      /\b(?:wo (?:ist|bleibt|sind) .*(?:bestellung|paket|lieferung)|wo (?:ist|bleibt|bleiben|sind|stecken?) (?:denn |nur |jetzt )?(?:meine?|unsere?) (?!konto|warenkorb|passwort|geld|gutschein|favorit|merk|wunsch|artikel)|meine bestellung(?:en)?|bestellstatus|sendungsverfolgung)/i,
    ],
    [
      'returns',
      /(?:zurückgeb|zurückschick|zurücksend|rückgabe|retour|umtausch|erstatt|geld zurück|rücksend)/i,
    ],
    [
      'delivery-time',
      /(?:wie (?:lange|schnell|viele tage).*(?:liefer|versand|dauert|braucht|da\b)|lieferzeit|wann (?:kommt|kommen|wird|werden|ist|sind|bekomme|erhalte|habe)\b)/i,
    ],
    [
      'delivery-cost',
      /(?:versandkosten|lieferkosten|porto|(?:kostet|kosten).*(?:versand|lieferung)|(?:versand|lieferung).*(?:kost|frei|gratis))/i,
    ],
    ['delivery-where', /(?:liefer(?:n|t|st)|versend(?:en|et)|versand|verschick)/i],
    ['password', /(?:passwort|kennwort)/i],
    ['payment', /(?:bezahl|zahlung|zahlen|kreditkarte|paypal|rechnung)/i],
    ['sell', /(?:verkaufen(?! sie\b| ihr\b| die\b)|verkäufer|händler werden)/i],
    ['account', /(?:konto|registrier|anmeld(?:en|ung)|einlogg)/i],
    ['contact', /(?:kontakt|telefon|erreichen|ansprechpartner|mitarbeiter|kundendienst|kundenservice)/i],
    ['cart', /(?:warenkorb)/i],
    ['favourites', /(?:wunschliste|favoriten|merkliste)/i],
    ['sizes', /(?:größentabelle|welche größen|größenberatung)/i],
  ],
  fr: [
    ['cancel', /annul/i],
    [
      'orders',
      /(?:où (?:est|en est|sont) .*(?:commande|colis|paquet)|où (?:est|en est|sont|en sont) (?:donc )?(?:mon|ma|mes|notre|nos) (?!compte|panier|argent|mot|favori|liste|article)|ma commande|mes commandes|suivre|suivi)/i,
    ],
    ['returns', /(?:retour|renvoyer|rembours|échang|(?<!p)rendre)/i],
    [
      'delivery-time',
      /(?:délai|combien de (?:temps|jours)|quand.*(?:arriv|reçoi|recev|livr)|(?:dans|sous|en) combien)/i,
    ],
    [
      'delivery-cost',
      /(?:frais de (?:port|livraison)|(?:combien|coûte|coût|prix|gratuit).*livraison|livraison.*(?:gratuit|coûte|combien|prix))/i,
    ],
    ['delivery-where', /(?:livr|expédi|envoyez)/i],
    ['password', /mot de passe/i],
    ['payment', /(?:pay(?:er|ement|ez)|paiement|carte (?:bancaire|de crédit)|paypal)/i],
    ['sell', /(?:(?<!vous )vendre|vendeur)/i],
    ['account', /(?:compte|inscri|connecter)/i],
    ['contact', /(?:contact|téléphone|joindre|service client|parler à)/i],
    ['cart', /panier/i],
    ['favourites', /(?:favoris|liste d.envies)/i],
    ['sizes', /(?:guide des tailles|quelles tailles)/i],
  ],
  es: [
    ['cancel', /(?:cancelar|anular)/i],
    [
      'orders',
      /(?:d[oó]nde est[aá].*(?:pedido|paquete|env[ií]o)|d[oó]nde est[aá]n? mis? (?!cuenta|carrito|cesta|dinero|contraseña|favorit|lista|art[ií]culo)|mi pedido|mis pedidos|seguimiento|estado de)/i,
    ],
    ['returns', /(?:devol|devuelv|reembols|cambi(?:ar|o) (?:de|un|el|la)|reintegro)/i],
    [
      'delivery-time',
      /(?:cu[aá]nto (?:tiempo )?(?:se )?(?:tarda|demora)|cu[aá]nto tiempo.*(?:env[ií]o|lleg|entreg|pedido|paquete)|(?:cu[aá]ntos|qu[eé]) d[ií]as|plazo|cu[aá]ndo (?:me )?(?:llega|recib|entrega)|tiempo de (?:entrega|env[ií]o))/i,
    ],
    [
      'delivery-cost',
      /(?:gastos de env[ií]o|(?:cu[aá]nto|cuesta|coste|gratis|gratuito).*(?:env[ií]o|entrega)|(?:env[ií]o|entrega).*(?:gratis|cuesta|cu[aá]nto|gratuito))/i,
    ],
    ['delivery-where', /(?:env[ií](?:an|as|áis|ais|o|os)|entregan)\b/i],
    ['password', /contrase[nñ]a/i],
    ['payment', /(?:pagar|pago|pagos|tarjeta|paypal)\b/i],
    ['sell', /(?:vender|vendedor)/i],
    ['account', /(?:cuenta|registr|iniciar sesi[oó]n)/i],
    ['contact', /(?:contact|tel[eé]fono|atenci[oó]n al cliente|hablar con)/i],
    ['cart', /(?:carrito|mi cesta)/i],
    ['favourites', /(?:favoritos|lista de deseos)/i],
    ['sizes', /(?:gu[ií]a de tallas|qu[eé] tallas)/i],
  ],
  ar: [
    ['cancel', /(?:[إا]لغاء)/],
    ['returns', /(?:[أا]رجع|[إا]رجاع|استرجاع).*(?:طلبي|طلبيتي)/],
    ['orders', /(?:[أا]ين (?:طلبي|طلبيتي|شحنتي)|طلباتي|طلبي|حالة الطلب|تتبع)/],
    [
      'returns',
      /(?:[إا]رجاع|[أاي]ن?رجع|استرجاع|استرداد|[أا]عيد|استبدال|[أاي]ستبدل|تبديل|مرتجع|(?:^|\s)رد ال)/,
    ],
    [
      'delivery-time',
      /(?:متى (?:سوف )?(?:س?يصل|س?تصل)|مدة (?:التوصيل|الشحن)|كم (?:يوما?ً?|يستغرق|تستغرق|ي[أا]خذ|من الوقت|مدة))/,
    ],
    [
      'delivery-cost',
      /(?:(?:كم|تكلفة|سعر|رسوم|مجان).*(?:التوصيل|الشحن|توصيل|شحن)|(?:التوصيل|الشحن) .*(?:مجان|كم))/,
    ],
    ['delivery-where', /(?:توصل|التوصيل|الشحن|تشحن)/],
    ['password', /كلمة (?:المرور|السر)/],
    ['payment', /(?:الدفع|[أا]دفع|بطاقة)/],
    ['sell', /(?:[أا]بيع|البيع|بائع)/],
    ['account', /(?:حساب|تسجيل)/],
    ['contact', /(?:اتصال|التواصل|[أا]تواصل|هاتف|خدمة العملاء|رقم)/],
    ['cart', /(?:سلة|عربة)/],
    ['favourites', /المفضلة/],
    ['sizes', /(?:المقاسات|جدول)/],
  ],
};

const TALK: Readonly<Record<Foreign, readonly (readonly [SmallTalk, RegExp])[]>> = {
  de: [
    [
      'greeting',
      /^\s*(?:hallo|guten (?:tag|morgen|abend)|servus|moin|grüß gott|hi|hey)[\s!.,]*(?:zusammen|ihr|da)?[\s!.,]*$/i,
    ],
    ['thanks', /^\s*(?:vielen |herzlichen )?dank(?:e)?\b.*$/i],
    ['goodbye', /^\s*(?:tschüss|auf wiedersehen|bis bald|ciao)/i],
    ['how-are-you', /wie geht(?: e)?s/i],
    ['who', /(?:wer bist du|bist du ein (?:mensch|roboter|bot)|wie heißt du|wer sind sie)/i],
    ['abilities', /(?:was kannst du|was können sie|hilfe|können sie mir helfen)\s*[?!.]*$/i],
    ['insult', /\b(?:dumm|idiot|scheiß\w*|blöd)\b/i],
  ],
  fr: [
    ['greeting', /^\s*(?:bonjour|bonsoir|salut|coucou)[\s!.,]*(?:à tous|madame|monsieur)?[\s!.,]*$/i],
    ['thanks', /^\s*(?:un grand )?merci\b.*$/i],
    ['goodbye', /^\s*(?:au revoir|à bientôt|bonne (?:journée|soirée|nuit))/i],
    ['how-are-you', /(?:comment (?:ça va|allez-vous|vas-tu)|ça va)\s*\?*$/i],
    ['who', /(?:qui es-tu|qui êtes-vous|es-tu un (?:robot|humain)|êtes-vous un)/i],
    ['abilities', /(?:que (?:peux-tu|pouvez-vous) faire|aide|pouvez-vous m'aider)\s*[?!.]*$/i],
    ['insult', /\b(?:idiot|stupide|nul|merde|con)\b/i],
  ],
  es: [
    ['greeting', /^[\s¡]*(?:hola|buenos d[ií]as|buenas (?:tardes|noches)|buenas)[\s!.,]*$/i],
    ['thanks', /^[\s¡]*(?:muchas |mil )?gracias\b.*$/i],
    ['goodbye', /^[\s¡]*(?:adi[oó]s|hasta (?:luego|pronto)|chao)/i],
    ['how-are-you', /(?:c[oó]mo est[aá]s|qu[eé] tal)\s*\?*$/i],
    ['who', /(?:qui[eé]n eres|eres un (?:robot|humano)|c[oó]mo te llamas)/i],
    ['abilities', /(?:qu[eé] puedes hacer|ayuda|puedes ayudarme)\s*[?!.]*$/i],
    ['insult', /\b(?:idiota|est[uú]pido|tonto|mierda|in[uú]til)\b/i],
  ],
  ar: [
    ['greeting', /^\s*(?:مرحبا|مرحبًا|مرحباً|السلام عليكم|[أا]هلا|[أا]هلاً|صباح الخير|مساء الخير)[\s!.،]*$/],
    ['thanks', /^\s*(?:شكرا|شكرًا|شكراً)/],
    ['goodbye', /^\s*(?:مع السلامة|وداعا|[إا]لى اللقاء)/],
    ['how-are-you', /كيف (?:حالك|الحال)/],
    ['who', /من [أا]نت|هل [أا]نت (?:روبوت|[إا]نسان)/],
    ['abilities', /ماذا يمكنك|ساعدني|مساعدة\s*\??$/],
    ['insult', /غبي/],
  ],
};

/** What a message asks of the shop's help, in its own language. */
/** What only its owner may see, in words of every language. */
const PRIVATE: Readonly<Record<Foreign, RegExp>> = {
  de: /(?:bestellt|gekauft|ausgegeben|bestellung|warenkorb|wunschliste|favoriten|konto|passwort|adresse|paket)/i,
  fr: /(?:command|achet|panier|favoris|compte|mot de passe|adresse|colis|dépens)/i,
  es: /(?:comprad|compr[oó]|pedid|pidi[oó]|carrito|favoritos|cuenta|contrase|direcci|gastad|paquete)/i,
  ar: /(?:ماذا|ما الذي|أرني|ارني|اعرض|هل).*(?:اشتر|طلب|سلة|المفضلة|حساب|عنوان)/,
};
const RELATIVE =
  /(?<!\bfor )\bmy (?:men|women|kids?)\b|^(?!.*\b(?:for|gift|present)\b).*\b(?:husband|wife|mother|father|brother|sister|friend|neighbou?r)\b/;
/** Whether a message asks for what only somebody else may see; `english` is what it says in English. */
export const asksForPrivate = (text: string, english: string, language: Foreign): boolean =>
  PRIVATE[language].test(text) && (namesSomebody(english) || RELATIVE.test(english));

export const topicIn = (text: string, language: Foreign): Topic | undefined =>
  TOPICS[language].find(([, pattern]) => pattern.test(text))?.[0];
/** "Bonsoir de Lyon": where somebody greets from. */
const FROM_PLACE = /\s+(?:aus|von|vom|de|du|des|depuis|desde|من)\s+[^,.!?;]{2,40}[.!\s]*$/i;
export const foreignTalkIn = (text: string, language: Foreign): SmallTalk | undefined => {
  const talk = (said: string) => TALK[language].find(([, pattern]) => pattern.test(said))?.[0];
  return talk(text) ?? (talk(text.replace(FROM_PLACE, '')) === 'greeting' ? 'greeting' : undefined);
};

export type Phrases = {
  found: string;
  close: string;
  none: string;
  more: string;
  without: (words: string) => string;
  unknown: string;
  away: string;
  refused: string;
  check: string;
  help: Readonly<Record<Topic, string>>;
  talk: Readonly<Partial<Record<SmallTalk, string>>>;
};

const CONTACT = '/ethereal/contact';
const ORDERS = '/ethereal/profile/BuyerOrderpage';

export const PHRASES: Readonly<Record<Foreign, Phrases>> = {
  de: {
    found: 'Hier ist, was ich für Sie gefunden habe:\n\n',
    close: 'Genau das habe ich nicht gefunden. Diese kommen dem am nächsten:\n\n',
    none: 'Das habe ich hier leider nicht gefunden. Darf ich etwas anderes suchen? [Alle Artikel](/ethereal/all) sehen Sie hier.',
    more: '\nMöchten Sie mehr davon sehen?',
    without: (words) => `Hier ist etwas ohne ${words}, nach dem, was die Verkäufer schreiben:\n\n`,
    unknown: `Das weiß ich leider nicht. Ich finde Artikel in diesem Shop und beantworte Fragen zu Lieferung, Rückgabe, Bezahlung und Konto. Für alles andere: [Kontakt](${CONTACT}).`,
    away: 'Ich kann gerade nicht in unseren Katalog schauen. Bitte versuchen Sie es gleich noch einmal.',
    refused: `Das kann ich nicht sagen: Konten, Bestellungen und Adressen sind privat, und jeder sieht nur seine eigenen. Unser Team hilft gern: [Kontakt](${CONTACT}).`,
    check: '\nBitte prüfen Sie bei einer Allergie vor dem Bestellen die Beschreibung.',
    help: {
      'delivery-cost': 'Der Versand ist kostenlos: Zum Preis der Artikel kommt nichts hinzu.',
      'delivery-where':
        'Wir liefern nur in die USA, und zwar an Adressen in New York (NY) und Kalifornien (CA).',
      'delivery-time': `Eine feste Lieferzeit kann ich nicht versprechen: Jeder Artikel wird von seinem Verkäufer verschickt. Unter [Your Orders](${ORDERS}) sehen Sie, wie weit er ist.`,
      returns: `Bis **14 Tage** nach der Übergabe können Sie um Rückgabe bitten: unter [Your Orders](${ORDERS}) den Artikel wählen und den Grund nennen. Für Umtausch oder Erstattung schreiben Sie uns über die [Kontaktseite](${CONTACT}), mit der Nummer der Bestellung.`,
      payment: `An der Kasse werden keine Kartendaten abgefragt. Für Fragen zur Bezahlung wenden Sie sich bitte an unser Team: [Kontakt](${CONTACT}). Schreiben Sie nie Kartennummern in diesen Chat.`,
      contact: `Sie erreichen uns über die [Kontaktseite](${CONTACT}) oder unter +971 6 555 0132, Montag bis Samstag, 10–18 Uhr.`,
      account:
        'Ein Konto legen Sie unter [Sign up](/ethereal/signup) an; wir schicken Ihnen dann einen Link zum Aktivieren. Anmelden können Sie sich unter [Log in](/ethereal/login).',
      password:
        'Wenn Sie Ihr Passwort vergessen haben, [fordern Sie einen Link an](/ethereal/confirm-email-to-change-password). Ändern können Sie es in den [Account Settings](/ethereal/profile/settings).',
      sell: 'Jeder mit einem Konto kann verkaufen: [anmelden](/ethereal/login) und unter [Add Items](/ethereal/profile/add-item) einen Artikel einstellen.',
      orders: `Ihre Bestellungen kann ich nur zeigen, wenn Sie angemeldet sind: Bitte [melden Sie sich an](/ethereal/login). Sie stehen auch unter [Your Orders](${ORDERS}).`,
      cart: 'Ihr [Warenkorb](/ethereal/cart) ist oben rechts zu finden; dafür melden Sie sich bitte an.',
      favourites: 'Ihre [Favoriten](/ethereal/favorites) finden Sie hier, sobald Sie angemeldet sind.',
      sizes: 'Kleidung gibt es in S, M, L, XL und XXL. Auf der Seite jedes Artikels stehen seine Größen.',
      cancel: `Solange ein Artikel **Pending** ist, können Sie ihn unter [Your Orders](${ORDERS}) selbst stornieren. Danach [schreiben Sie uns](${CONTACT}) bitte, mit der Nummer der Bestellung.`,
    },
    talk: {
      greeting: 'Hallo und guten Tag! Was darf ich für Sie suchen?',
      thanks: 'Gern geschehen! Kann ich noch etwas für Sie tun?',
      goodbye: 'Auf Wiedersehen und bis bald!',
      'how-are-you': 'Danke, gut! Was darf ich für Sie suchen?',
      who: `Ich bin der Assistent dieses Shops, ein Programm. Einen Menschen erreichen Sie über die [Kontaktseite](${CONTACT}).`,
      abilities:
        'Ich finde Artikel nach Art, Farbe, Material, Größe, Preis und Anlass und beantworte Fragen zu Lieferung, Rückgabe, Bezahlung und Konto.',
      insult:
        'Es tut mir leid, dass ich nicht geholfen habe. Sagen Sie mir kurz, was Sie suchen, dann versuche ich es noch einmal.',
    },
  },
  fr: {
    found: 'Voici ce que j’ai trouvé pour vous :\n\n',
    close: 'Je n’ai pas trouvé exactement cela. Voici ce qui s’en approche le plus :\n\n',
    none: 'Je n’ai rien trouvé de tel ici. Voulez-vous que je cherche autre chose ? Voici [tous les articles](/ethereal/all).',
    more: '\nVoulez-vous en voir d’autres ?',
    without: (words) => `Voici ce que j’ai trouvé sans ${words}, d’après les descriptions :\n\n`,
    unknown: `Je suis désolé, je ne sais pas. Je peux trouver des articles de cette boutique et répondre sur la livraison, les retours, le paiement et votre compte. Pour le reste : [contact](${CONTACT}).`,
    away: 'Je ne peux pas consulter notre catalogue pour le moment. Veuillez réessayer dans un instant.',
    refused: `Je ne peux pas le dire : comptes, commandes et adresses sont privés, et chacun ne voit que les siens. Notre équipe peut vous aider : [contact](${CONTACT}).`,
    check: '\nEn cas d’allergie, vérifiez la description avant de commander.',
    help: {
      'delivery-cost': 'La livraison est gratuite : rien ne s’ajoute au prix des articles.',
      'delivery-where': 'Nous livrons seulement aux États-Unis, à New York (NY) et en Californie (CA).',
      'delivery-time': `Je ne peux pas promettre de délai : chaque article est envoyé par son vendeur. [Your Orders](${ORDERS}) montre où il en est.`,
      returns: `Jusqu’à **14 jours** après la remise, vous pouvez demander un retour : ouvrez [Your Orders](${ORDERS}), choisissez l’article et dites pourquoi. Pour un échange ou un remboursement, écrivez-nous par la [page de contact](${CONTACT}) avec le numéro de la commande.`,
      payment: `Aucune donnée de carte n’est demandée à la commande. Pour toute question de paiement : [contact](${CONTACT}). N’écrivez jamais un numéro de carte ici.`,
      contact: `Vous pouvez nous joindre par la [page de contact](${CONTACT}) ou au +971 6 555 0132, du lundi au samedi, de 10 h à 18 h.`,
      account:
        'Créez un compte sous [Sign up](/ethereal/signup) ; nous vous envoyons un lien d’activation. Pour vous connecter : [Log in](/ethereal/login).',
      password:
        'Mot de passe oublié ? [Demandez un lien](/ethereal/confirm-email-to-change-password). Vous pouvez le changer dans [Account Settings](/ethereal/profile/settings).',
      sell: 'Toute personne qui a un compte peut vendre : [connectez-vous](/ethereal/login) et ouvrez [Add Items](/ethereal/profile/add-item).',
      orders: `Je ne peux montrer vos commandes que si vous êtes connecté : veuillez vous [connecter](/ethereal/login). Elles sont aussi sous [Your Orders](${ORDERS}).`,
      cart: 'Votre [panier](/ethereal/cart) est ici ; connectez-vous pour le voir.',
      favourites: 'Vos [favoris](/ethereal/favorites) sont ici, une fois connecté.',
      sizes: 'Les vêtements existent en S, M, L, XL et XXL. La page de chaque article indique les siennes.',
      cancel: `Tant qu’un article est **Pending**, vous pouvez l’annuler vous-même sous [Your Orders](${ORDERS}). Ensuite, [écrivez-nous](${CONTACT}) avec le numéro de la commande.`,
    },
    talk: {
      greeting: 'Bonjour ! Que puis-je chercher pour vous ?',
      thanks: 'Avec plaisir ! Puis-je faire autre chose pour vous ?',
      goodbye: 'Au revoir et à bientôt !',
      'how-are-you': 'Très bien, merci ! Que puis-je chercher pour vous ?',
      who: `Je suis l’assistant de cette boutique, un programme. Pour parler à une personne : [contact](${CONTACT}).`,
      abilities:
        'Je trouve des articles par genre, couleur, matière, taille, prix et occasion, et je réponds sur la livraison, les retours, le paiement et votre compte.',
      insult:
        'Je suis désolé de ne pas avoir aidé. Dites-moi en quelques mots ce que vous cherchez, et je réessaie.',
    },
  },
  es: {
    found: 'Aquí tiene lo que he encontrado:\n\n',
    close: 'No encontré exactamente eso. Estos son los más parecidos:\n\n',
    none: 'No he encontrado nada así aquí. ¿Busco otra cosa? Aquí están [todos los artículos](/ethereal/all).',
    more: '\n¿Quiere ver más?',
    without: (words) => `Aquí tiene lo que encontré sin ${words}, según las descripciones:\n\n`,
    unknown: `Lo siento, eso no lo sé. Puedo encontrar artículos de esta tienda y responder sobre envíos, devoluciones, pagos y su cuenta. Para lo demás: [contacto](${CONTACT}).`,
    away: 'Ahora mismo no puedo consultar nuestro catálogo. Inténtelo de nuevo en un momento, por favor.',
    refused: `No puedo decirlo: las cuentas, los pedidos y las direcciones son privados, y cada persona solo ve los suyos. Nuestro equipo puede ayudar: [contacto](${CONTACT}).`,
    check: '\nSi tiene una alergia, compruebe la descripción antes de pedir.',
    help: {
      'delivery-cost': 'El envío es gratis: no se añade nada al precio de los artículos.',
      'delivery-where': 'Solo enviamos a Estados Unidos, a direcciones de Nueva York (NY) y California (CA).',
      'delivery-time': `No puedo prometer un plazo: cada artículo lo envía su vendedor. En [Your Orders](${ORDERS}) verá cómo va.`,
      returns: `Hasta **14 días** después de la entrega puede pedir la devolución: abra [Your Orders](${ORDERS}), elija el artículo y diga por qué. Para un cambio o un reembolso, escríbanos por la [página de contacto](${CONTACT}) con el número del pedido.`,
      payment: `Al comprar no se piden datos de tarjeta. Para preguntas sobre el pago: [contacto](${CONTACT}). No escriba nunca un número de tarjeta aquí.`,
      contact: `Puede contactarnos en la [página de contacto](${CONTACT}) o en el +971 6 555 0132, de lunes a sábado, de 10 a 18 h.`,
      account:
        'Cree una cuenta en [Sign up](/ethereal/signup); le enviamos un enlace para activarla. Para entrar: [Log in](/ethereal/login).',
      password:
        '¿Olvidó su contraseña? [Pida un enlace](/ethereal/confirm-email-to-change-password). Puede cambiarla en [Account Settings](/ethereal/profile/settings).',
      sell: 'Cualquiera con una cuenta puede vender: [inicie sesión](/ethereal/login) y abra [Add Items](/ethereal/profile/add-item).',
      orders: `Solo puedo mostrarle sus pedidos si inicia sesión: por favor, [inicie sesión](/ethereal/login). También están en [Your Orders](${ORDERS}).`,
      cart: 'Su [carrito](/ethereal/cart) está aquí; inicie sesión para verlo.',
      favourites: 'Sus [favoritos](/ethereal/favorites) están aquí cuando inicia sesión.',
      sizes: 'La ropa viene en S, M, L, XL y XXL. La página de cada artículo muestra las suyas.',
      cancel: `Mientras un artículo esté **Pending**, puede cancelarlo usted en [Your Orders](${ORDERS}). Después, [escríbanos](${CONTACT}) con el número del pedido.`,
    },
    talk: {
      greeting: '¡Hola! ¿Qué puedo buscar para usted?',
      thanks: '¡De nada, es un placer! ¿Puedo hacer algo más por usted?',
      goodbye: '¡Adiós y hasta pronto!',
      'how-are-you': '¡Muy bien, gracias! ¿Qué puedo buscar para usted?',
      who: `Soy el asistente de esta tienda, un programa. Para hablar con una persona: [contacto](${CONTACT}).`,
      abilities:
        'Encuentro artículos por tipo, color, material, talla, precio y ocasión, y respondo sobre envíos, devoluciones, pagos y su cuenta.',
      insult: 'Siento no haber ayudado. Dígame en pocas palabras qué busca y lo intento de nuevo.',
    },
  },
  ar: {
    found: 'إليك ما وجدته:\n\n',
    close: 'لم أجد ذلك تماما. هذه هي الأقرب إليه:\n\n',
    none: 'لم أجد شيئا كهذا هنا. هل أبحث عن شيء آخر؟ هنا [كل المنتجات](/ethereal/all).',
    more: '\nهل تريد رؤية المزيد؟',
    without: (words) => `إليك ما وجدته بدون ${words}، حسب وصف البائعين:\n\n`,
    unknown: `عذرا، لا أعرف ذلك. يمكنني إيجاد منتجات هذا المتجر والإجابة عن التوصيل والإرجاع والدفع وحسابك. لغير ذلك: [اتصل بنا](${CONTACT}).`,
    away: 'لا أستطيع الاطلاع على المنتجات الآن. يرجى المحاولة بعد قليل.',
    refused: `لا أستطيع قول ذلك: الحسابات والطلبات والعناوين خاصة، ولا يرى أحد إلا ما يخصه. فريقنا يساعدك: [اتصل بنا](${CONTACT}).`,
    check: '\nعند وجود حساسية، يرجى التحقق من الوصف قبل الطلب.',
    help: {
      'delivery-cost': 'التوصيل مجاني: لا يضاف شيء إلى سعر المنتجات.',
      'delivery-where': 'نوصل داخل الولايات المتحدة فقط، إلى نيويورك (NY) وكاليفورنيا (CA).',
      'delivery-time': `لا أستطيع أن أعد بعدد أيام: كل منتج يرسله بائعه. تجد حالته في [Your Orders](${ORDERS}).`,
      returns: `يمكنك طلب الإرجاع حتى **14 يوما** بعد التسليم: افتح [Your Orders](${ORDERS}) واختر المنتج واذكر السبب. للاستبدال أو استرداد المال راسلنا عبر [صفحة الاتصال](${CONTACT}) مع رقم الطلب.`,
      payment: `لا نطلب بيانات البطاقة عند الشراء. لأسئلة الدفع: [اتصل بنا](${CONTACT}). لا تكتب رقم بطاقتك هنا أبدا.`,
      contact: `يمكنك التواصل معنا عبر [صفحة الاتصال](${CONTACT}) أو على الرقم +971 6 555 0132 من الاثنين إلى السبت.`,
      account:
        'أنشئ حسابا من [Sign up](/ethereal/signup) وسنرسل لك رابط التفعيل. لتسجيل الدخول: [Log in](/ethereal/login).',
      password:
        'نسيت كلمة المرور؟ [اطلب رابطا](/ethereal/confirm-email-to-change-password). ويمكنك تغييرها في [Account Settings](/ethereal/profile/settings).',
      sell: 'يمكن لكل من لديه حساب أن يبيع: [سجل الدخول](/ethereal/login) وافتح [Add Items](/ethereal/profile/add-item).',
      orders: `أستطيع عرض طلباتك فقط بعد [تسجيل الدخول](/ethereal/login). وهي أيضا في [Your Orders](${ORDERS}).`,
      cart: '[سلتك](/ethereal/cart) هنا بعد تسجيل الدخول.',
      favourites: '[المفضلة](/ethereal/favorites) هنا بعد تسجيل الدخول.',
      sizes: 'تتوفر الملابس بمقاسات S وM وL وXL وXXL، وتجد مقاسات كل منتج في صفحته.',
      cancel: `ما دام المنتج **Pending** يمكنك إلغاؤه بنفسك في [Your Orders](${ORDERS}). بعد ذلك [راسلنا](${CONTACT}) مع رقم الطلب.`,
    },
    talk: {
      greeting: 'مرحبا، أهلا بك! عم أبحث لك؟',
      thanks: 'على الرحب والسعة! هل من شيء آخر؟',
      goodbye: 'إلى اللقاء!',
      'how-are-you': 'بخير، شكرا! عم أبحث لك؟',
      who: `أنا مساعد هذا المتجر، برنامج ولست إنسانا. للحديث مع شخص: [اتصل بنا](${CONTACT}).`,
      abilities:
        'أجد المنتجات حسب النوع واللون والخامة والمقاس والسعر والمناسبة، وأجيب عن التوصيل والإرجاع والدفع والحساب.',
      insult: 'أعتذر لأنني لم أساعد. أخبرني باختصار عم تبحث، وسأحاول مرة أخرى.',
    },
  },
};
