import type { Language } from '../language/translate.ts';
import type { Care } from '../understand/care.ts';
import { CONTACT } from './texts.ts';

/** Short, humane, with a next step. The shop serves the United States, so the numbers are those of there. */
const ENGLISH: Readonly<Record<Care, string>> = {
  despair:
    "I'm really sorry that you feel this way, and I'm glad you said it. I'm only a shop's program, but people are there for you right now: in the US call or text **988** (Suicide & Crisis Lifeline), or **911** if you are in danger. Elsewhere call your local emergency number, or tell somebody close to you.",
  emergency:
    'This sounds like an emergency. Please call **911** now (outside the US your local emergency number) and do what they tell you; when something was swallowed, Poison Control on **1-800-222-1222** helps, too. I am only a shop assistant and not able to help with this.',
  threat: `I won't go along with threats. If something went wrong, tell me what happened in a few words, or write to our team on the ${CONTACT}; a person reads it. If anyone is in danger, please call **911**.`,
  harm: `I can't help with that. If you are worried about somebody's safety, please call **911**. For clothes, gifts and things for the home I am glad to help.`,
  medical:
    "I can't give medical advice. Please ask a doctor or a pharmacist about that; in an emergency call **911**. What I can do is tell you what a seller writes about an item, so that you can show it to them.",
  card: `Please don't write card details here: I have not read them and can't take payments, and they are not kept with this conversation. If somebody else may have seen the number, ask your bank to block it. You order with _Place Order_ at the [checkout](/ethereal/cart/checkout); for anything about paying please use the ${CONTACT}.`,
  secret:
    "Please never share a password here; I can't log in for you, and I don't keep it. Change it in [Account Settings](/ethereal/profile/settings), or [ask for a reset link](/ethereal/confirm-email-to-change-password), then [log in](/ethereal/login) yourself.",
  instructions:
    "I'm the shop assistant of Ethereal, and I keep to that. I can find items, answer questions about them, and explain delivery, returns or your account. What may I look for?",
};

const OTHERS: Readonly<Record<Exclude<Language, 'en'>, Readonly<Partial<Record<Care, string>>>>> = {
  de: {
    despair:
      'Es tut mir sehr leid, dass es Ihnen so geht. Ich bin nur ein Programm, aber es sind Menschen für Sie da: in den USA **988**, in Deutschland die TelefonSeelsorge **0800 111 0 111**, im Notfall **112** oder **911**.',
    emergency: 'Das klingt nach einem Notfall. Bitte rufen Sie sofort **911** (in Europa **112**) an.',
    card: 'Bitte schreiben Sie keine Kartendaten in diesen Chat. Sie werden nicht aufbewahrt. Hat jemand die Nummer gesehen, lassen Sie die Karte bei Ihrer Bank sperren.',
    instructions: 'Ich bin der Assistent dieses Shops und bleibe dabei. Was darf ich für Sie suchen?',
  },
  fr: {
    despair:
      'Je suis vraiment désolé que vous alliez si mal. Je ne suis qu’un programme, mais des personnes sont là pour vous : aux États-Unis le **988**, en France le **3114**, en cas de danger le **112** ou le **911**.',
    emergency: 'Cela semble être une urgence. Appelez tout de suite le **911** (en Europe le **112**).',
    card: 'N’écrivez jamais de données de carte ici, elles ne sont pas conservées. Si quelqu’un a vu le numéro, faites bloquer la carte par votre banque.',
    instructions: 'Je suis l’assistant de cette boutique et je m’y tiens. Que puis-je chercher pour vous ?',
  },
  es: {
    despair:
      'Siento mucho que se encuentre así. Solo soy un programa, pero hay personas para usted: en EE. UU. el **988**, en España el **024**, en peligro el **112** o el **911**.',
    emergency: 'Parece una emergencia. Llame ahora mismo al **911** (en Europa al **112**).',
    card: 'No escriba datos de tarjetas aquí; no se guardan. Si alguien ha visto el número, pida a su banco que la bloquee.',
    instructions: 'Soy el asistente de esta tienda y a eso me dedico. ¿Qué puedo buscar para usted?',
  },
  ar: {
    despair:
      'يؤسفني جدا أنك تشعر بهذا. أنا مجرد برنامج، لكن هناك من يساعدك الآن: في الولايات المتحدة اتصل بالرقم **988**، وعند الخطر **911** أو رقم الطوارئ في بلدك.',
    emergency: 'يبدو أنها حالة طارئة. اتصل الآن بالرقم **911** أو برقم الطوارئ في بلدك.',
    card: 'من فضلك لا تكتب بيانات بطاقتك هنا؛ فهي لا تحفظ. إذا رأى أحد الرقم فاطلب من مصرفك إيقاف البطاقة.',
    instructions: 'أنا مساعد هذا المتجر فقط. عم أبحث لك؟',
  },
};

export const careWords = (care: Care, language: Language): string =>
  (language === 'en' ? undefined : OTHERS[language][care]) ?? ENGLISH[care];
