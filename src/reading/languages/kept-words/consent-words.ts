import { foldText } from '../../../platform/text/listing-keys.ts'
import type { WindowLanguage } from '../spoken/spoken-language.ts'
import type { ContactKept } from '../tables/told.ts'

/** How the chat asks whether contact details that were typed may go to the firm, and what becomes of them. */
export interface ConsentWords {
  /** The details wait for what is asked below. */
  held: (details: string) => string
  /** Asked behind the answer; the wording that is agreed to follows. */
  ask: string
  /** That wording, where the firm has none of its own: as the window’s form says it. */
  standard: string
  /** On the buttons; also understood when it is typed. */
  agree: string
  refuse: string
  /** The firm has them: said only with the proof that they were kept. */
  kept: (told: ContactKept, details: string) => string
  deleted: string
}

interface Row extends ConsentWords {
  /** Whole answers, by commas. */
  yes: string
  no: string
}

const rows: Readonly<Record<WindowLanguage, Row>> = {
  en: {
    held: (details) => `Thanks. I’m holding ${details} until you agree below.`,
    ask: 'May I pass your contact details on? Nobody gets them unless you agree to this:',
    standard: 'I agree that my details and this conversation are used to answer me.',
    agree: 'Yes, I agree',
    refuse: 'No, delete them',
    kept: (_, details) => `Thank you. I’ve passed on ${details}, so somebody can get back to you.`,
    deleted: 'All right, I haven’t passed anything on, and your details are deleted.',
    yes: `yes, yes please, yeah, yep, sure, ok, okay, i agree, agreed, i do, go ahead, please do, of course, fine, that is fine, y`,
    no: `no, no thanks, no thank you, nope, i do not agree, i disagree, i refuse, do not, please do not, rather not, delete them, n`,
  },
  es: {
    held: (details) => `Gracias. Guardo ${details} hasta que acepte más abajo.`,
    ask: '¿Puedo pasar sus datos de contacto? Nadie los recibe si no acepta lo siguiente:',
    standard: 'Acepto que se usen mis datos y esta conversación para responderme.',
    agree: 'Sí, acepto',
    refuse: 'No, bórrelos',
    kept: (_, details) => `Gracias. Ya se pasó ${details}, y alguien podrá responderle.`,
    deleted: 'De acuerdo, no se pasó nada y sus datos ya no se guardan para eso.',
    yes: `sí, si por favor, claro, claro que sí, vale, ok, de acuerdo, acepto, estoy de acuerdo, adelante, por supuesto, bueno`,
    no: `no, no gracias, no acepto, no estoy de acuerdo, mejor no, prefiero que no, bórrelos, borralos`,
  },
  fr: {
    held: (details) => `Merci. Je garde ${details} jusqu’à votre accord ci-dessous.`,
    ask: 'Puis-je transmettre vos coordonnées ? Personne ne les reçoit sans votre accord :',
    standard: 'J’accepte que mes coordonnées et cette conversation servent à me répondre.',
    agree: 'Oui, j’accepte',
    refuse: 'Non, supprimez-les',
    kept: (_, details) => `Merci. ${details} : c’est transmis, quelqu’un pourra vous répondre.`,
    deleted: 'D’accord, rien n’a été transmis et vos coordonnées ne sont plus conservées pour cela.',
    yes: `oui, oui merci, oui s'il vous plaît, d'accord, ok, bien sûr, j'accepte, je suis d'accord, allez-y, volontiers, ouais`,
    no: `non, non merci, je refuse, je n'accepte pas, je ne suis pas d'accord, surtout pas, plutôt pas, supprimez-les`,
  },
  de: {
    held: (details) => `Danke. Ich behalte ${details} hier, bis Sie unten zustimmen.`,
    ask: 'Darf ich Ihre Kontaktdaten weitergeben? Niemand bekommt sie, wenn Sie dem nicht zustimmen:',
    standard: 'Ich bin einverstanden, dass meine Angaben und dieses Gespräch zur Beantwortung genutzt werden.',
    agree: 'Ja, einverstanden',
    refuse: 'Nein, bitte löschen',
    kept: (_, details) => `Danke. ${details} ist weitergegeben, jemand kann sich bei Ihnen melden.`,
    deleted: 'In Ordnung, es wurde nichts weitergegeben, und Ihre Angaben werden dafür nicht mehr aufbewahrt.',
    yes: `ja, ja bitte, ja gern, ja gerne, klar, ok, okay, einverstanden, ich bin einverstanden, ich stimme zu, gern, gerne, natürlich, in ordnung, passt`,
    no: `nein, nein danke, nee, ich stimme nicht zu, nicht einverstanden, lieber nicht, bitte nicht, bitte löschen, löschen`,
  },
  pt: {
    held: (details) => `Obrigado. Guardo ${details} até você concordar abaixo.`,
    ask: 'Posso passar seus dados de contato? Ninguém os recebe se você não concordar com isto:',
    standard: 'Concordo que meus dados e esta conversa sejam usados para me responder.',
    agree: 'Sim, concordo',
    refuse: 'Não, apague',
    kept: (_, details) => `Obrigado. ${details} foi passado adiante, e alguém pode responder a você.`,
    deleted: 'Tudo bem, nada foi passado e seus dados não são mais guardados para isso.',
    yes: `sim, sim por favor, claro, claro que sim, pode, pode sim, ok, concordo, aceito, de acordo, tudo bem, com certeza`,
    no: `não, não obrigado, não obrigada, não concordo, não aceito, melhor não, prefiro não, apague, pode apagar`,
  },
  zh: {
    held: (details) => `谢谢。在您于下方同意之前，${details}只保留在这里。`,
    ask: '可以把您的联系方式转交吗？您不同意以下内容，就不会有人收到：',
    standard: '我同意将我的信息和本次对话用于答复我。',
    agree: '同意',
    refuse: '不同意，请删除',
    kept: (_, details) => `谢谢。${details}已转交，会有人可以答复您。`,
    deleted: '好的，没有转交任何内容，您的联系方式也不再为此保留。',
    yes: `是, 是的, 好, 好的, 可以, 行, 同意, 我同意, 没问题, 当然, 嗯`,
    no: `不, 不用, 不要, 不行, 不可以, 不同意, 我不同意, 不用了, 算了, 请删除, 删除`,
  },
  it: {
    held: (details) => `Grazie. Tengo qui ${details} finché non accetta qui sotto.`,
    ask: 'Posso inoltrare i suoi dati di contatto? Nessuno li riceve se non accetta quanto segue:',
    standard: 'Accetto che i miei dati e questa conversazione siano usati per rispondermi.',
    agree: 'Sì, accetto',
    refuse: 'No, li elimini',
    kept: (_, details) => `Grazie. ${details}: inoltrato, qualcuno potrà risponderle.`,
    deleted: 'Va bene, non è stato inoltrato nulla e i suoi dati non sono più conservati per questo.',
    yes: `sì, sì grazie, sì per favore, certo, va bene, ok, d'accordo, accetto, sono d'accordo, volentieri, certamente`,
    no: `no, no grazie, non accetto, non sono d'accordo, meglio di no, preferisco di no, li elimini, cancelli`,
  },
  ru: {
    held: (details) => `Спасибо. ${details} останется здесь, пока вы не согласитесь ниже.`,
    ask: 'Можно передать ваши контакты? Никто их не получит, если вы не согласитесь с этим:',
    standard: 'Я согласен(-на), чтобы мои данные и этот разговор использовали для ответа мне.',
    agree: 'Да, согласен(-на)',
    refuse: 'Нет, удалите',
    kept: (_, details) => `Спасибо. Передано: ${details}. Вам смогут ответить.`,
    deleted: 'Хорошо, ничего не передано, и ваши контакты для этого больше не хранятся.',
    yes: `да, да пожалуйста, конечно, хорошо, ок, согласен, согласна, можно, не против, ладно, разумеется`,
    no: `нет, нет спасибо, не согласен, не согласна, не надо, не нужно, нельзя, лучше не надо, удалите`,
  },
  ja: {
    held: (details) => `ありがとうございます。下で同意いただくまで、${details}はここだけに保管します。`,
    ask: 'ご連絡先をお伝えしてもよろしいですか。次の内容に同意されない限り、誰にも渡りません。',
    standard: '回答のために、入力した情報とこの会話が利用されることに同意します。',
    agree: 'はい、同意します',
    refuse: 'いいえ、削除してください',
    kept: (_, details) => `ありがとうございます。${details}をお伝えしました。担当者からご返答できます。`,
    deleted: '承知しました。何もお伝えしておらず、ご連絡先もこのためには保管していません。',
    yes: `はい, ええ, うん, いいです, いいですよ, お願いします, はいお願いします, 同意します, 大丈夫です, もちろん, オーケー, ok`,
    no: `いいえ, いや, いいえ結構です, 結構です, 同意しません, やめてください, だめです, 削除してください`,
  },
  ko: {
    held: (details) => `감사합니다. 아래에서 동의하실 때까지 ${details} 정보는 여기에만 보관합니다.`,
    ask: '연락처를 전달해도 될까요? 아래 내용에 동의하지 않으시면 아무에게도 전달되지 않습니다.',
    standard: '답변을 위해 내 정보와 이 대화를 이용하는 데 동의합니다.',
    agree: '네, 동의합니다',
    refuse: '아니요, 삭제해 주세요',
    kept: (_, details) => `감사합니다. ${details} 전달되었습니다. 담당자가 답변드릴 수 있습니다.`,
    deleted: '알겠습니다. 아무것도 전달하지 않았으며 연락처도 더 이상 이를 위해 보관하지 않습니다.',
    yes: `네, 예, 응, 그래요, 좋아요, 동의합니다, 동의해요, 괜찮아요, 괜찮습니다, 물론이죠, 네 부탁드립니다, ok`,
    no: `아니요, 아니오, 아뇨, 싫어요, 동의하지 않습니다, 동의 안 해요, 괜찮지 않아요, 하지 마세요, 삭제해 주세요`,
  },
  vi: {
    held: (details) => `Cảm ơn. Tôi giữ ${details} ở đây cho đến khi bạn đồng ý bên dưới.`,
    ask: 'Tôi có thể chuyển thông tin liên hệ của bạn không? Không ai nhận được nếu bạn không đồng ý điều này:',
    standard: 'Tôi đồng ý cho dùng thông tin của tôi và cuộc trò chuyện này để trả lời tôi.',
    agree: 'Có, tôi đồng ý',
    refuse: 'Không, hãy xóa',
    kept: (_, details) => `Cảm ơn bạn. ${details} đã được chuyển đi, sẽ có người có thể trả lời bạn.`,
    deleted: 'Được rồi, không có gì được chuyển đi và thông tin của bạn không còn được giữ cho việc này.',
    yes: `có, vâng, dạ, dạ vâng, được, đồng ý, tôi đồng ý, ok, tất nhiên, ừ, vâng ạ, được ạ`,
    no: `không, không cảm ơn, không đồng ý, tôi không đồng ý, đừng, thôi, không cần, hãy xóa`,
  },
  ar: {
    held: (details) => `شكرًا. سأحتفظ بـ ${details} هنا إلى أن توافق أدناه.`,
    ask: 'هل يمكنني تمرير بيانات الاتصال الخاصة بك؟ لن يحصل عليها أحد ما لم توافق على ما يلي:',
    standard: 'أوافق على استخدام بياناتي وهذه المحادثة للرد عليّ.',
    agree: 'نعم، أوافق',
    refuse: 'لا، احذفها',
    kept: (_, details) => `شكرًا لك. تم تمرير ${details}، ويمكن لأحدهم الرد عليك.`,
    deleted: 'حسنًا، لم يُمرَّر أي شيء ولم تعد بياناتك محفوظة لهذا الغرض.',
    yes: `نعم, أجل, ايوه, أيوة, موافق, موافقة, أوافق, تمام, حسنا, طبعا, بالتأكيد, اوكي`,
    no: `لا, لا شكرا, لا أوافق, غير موافق, لا أريد, احذفها, كلا`,
  },
}

export function consentWordsOf(language: WindowLanguage): ConsentWords {
  return rows[language]
}

const fold = (text: string): string =>
  foldText(text.replace(/[’‘`]/g, "'"))
    .replace(/[\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

interface Replies {
  yes: ReadonlySet<string>
  no: ReadonlySet<string>
}

const phrases = (list: string): string[] => list.split(',').map(fold)
/** Politeness beside an answer. */
const courtesies = new Set(
  phrases(`please, thanks, thank you, por favor, gracias, merci, s'il vous plaît, bitte, danke, obrigado, obrigada, 谢谢, 请,
    grazie, per favore, пожалуйста, спасибо, お願いします, ありがとうございます, 감사합니다, 부탁드립니다, cảm ơn, làm ơn, شكرا, من فضلك`),
)
const all = Object.values(rows)
const typed: Replies = {
  yes: new Set(all.flatMap(({ yes }) => phrases(yes))),
  no: new Set(all.flatMap(({ no }) => phrases(no))),
}
const clicked: Replies = {
  yes: new Set(all.map(({ agree }) => fold(agree))),
  no: new Set(all.map(({ refuse }) => fold(refuse))),
}

const longestReply = 60

/**
 * Whether a message agrees or refuses, and whether in the words of the buttons, which mean nothing else; null: it says
 * something besides.
 */
export function readConsentReply(message: string): { agrees: boolean; isOfButton: boolean } | null {
  if (message.length > longestReply) return null
  const said = fold(message)
  for (const agrees of [true, false]) {
    const which = agrees ? 'yes' : 'no'
    if (clicked[which].has(said)) return { agrees, isOfButton: true }
    if (typed[which].has(said)) return { agrees, isOfButton: false }
    // "Sí, claro, gracias": each part of it agrees, or is polite.
    const parts = message
      .split(/[\p{P}]+/u)
      .map(fold)
      .filter(Boolean)
    const isSaid = parts.some((part) => typed[which].has(part))
    if (isSaid && parts.every((part) => typed[which].has(part) || courtesies.has(part)))
      return { agrees, isOfButton: false }
  }
  return null
}
