import { foldText } from '../../platform/text/listing-keys.ts'
import type { PersonRequested } from './tables/told.ts'

/** How a language that the window speaks and the guide does not asks for a person. */
export interface PersonWords {
  /** Finds the wish in folded text. */
  wishes: readonly RegExp[]
  /** What is answered: as `personAsked` of the guide's own words. */
  personAsked: (told: PersonRequested) => string
}

interface Row {
  /** Beginnings of words for talking. */
  talk: string
  /** Whole words for somebody of the firm. */
  person: string
  /** Words for wishing that stand right before the person. */
  want: string
  /** Wishes as they are, as to be called. */
  whole: string
  /** What may be written together with the person: before and behind it. */
  before?: string
  behind?: string
  /** The person comes before the talking, and blanks part no words. */
  endsWithVerb?: true
  personAsked: string
}

const rows: readonly Row[] = [
  {
    talk: `parlare, parlarne, parlo, chattare, comunicare, contattare, contatto, passarmi, passami, passatemi, mettermi, mettetemi`,
    person: `persona, persone, operatore, operatrice, agente, umano, essere umano, qualcuno, consulente, addetto, addetta,
      responsabile, impiegato, impiegata, servizio clienti, assistenza clienti`,
    want: `voglio, vorrei, mi serve, ho bisogno di, preferisco, datemi, dammi`,
    whole: `mi può chiamare, mi può richiamare, mi potete chiamare, mi potete richiamare, mi può contattare, chiamatemi, richiamatemi, mi chiami, mi richiami, mi chiamate, mi richiamate, può chiamarmi, potete chiamarmi, può
      richiamarmi, potete richiamarmi, contattatemi, mi contatti, mi contattate, essere richiamato, essere richiamata, essere
      contattato, essere contattata`,
    personAsked:
      'Il suo desiderio di parlare con una persona è annotato per l’agenzia. Se qualcuno è libero, le risponde proprio qui. Può anche lasciare i suoi contatti, così che possano raggiungerla.',
  },
  {
    talk: `поговорить, говорить, пообщаться, общаться, связаться, свяжите, соедините, соединить, переключите, переключить,
      переведите, побеседовать, позовите, позвать, чат с`,
    person: `человек, человеком, человеку, человека, людьми, оператор, оператором, оператора, оператору, агент, агентом,
      агента, агенту, риелтор, риелтором, риелтора, риэлтор, риэлтором, риэлтора, менеджер, менеджером, менеджера, менеджеру,
      сотрудник, сотрудником, сотрудника, специалист, специалистом, специалиста, консультант, консультантом, консультанта,
      кем-то, кем-нибудь, кто-нибудь`,
    want: `хочу, нужен, дайте, мне нужен, можно, требуется`,
    whole: `перезвоните, позвоните мне, свяжитесь со мной, перезвонить мне, мне перезвонить, мне позвонить, перезвони мне,
      позвони мне`,
    personAsked:
      'Ваше желание поговорить с человеком отмечено для фирмы. Если кто-то свободен, вам ответят прямо здесь. Вы также можете оставить контактные данные, чтобы с вами могли связаться.',
  },
  {
    talk: `話, はなし, 相談, 代わ, 替わ, かわって, つない, つなぎ, つなげ, 繋, 連絡, チャット, 会話, 問い合わせ, 聞きたい, 出して, 呼んで, お願い`,
    person: `人, 人間, 担当者, 担当, スタッフ, オペレーター, オペレータ, エージェント, 係員, 係, 営業, 社員, 不動産屋, 専門家`,
    behind: `の方, の人, さん, さま, 様, 方`,
    want: ``,
    whole: `電話してください, 電話して下さい, 電話ください, 電話をください, 電話下さい, 電話をもらえ, 折り返し電話, 折り返しお電話, 連絡してください, 連絡して下さい,
      連絡ください, 連絡をください, 有人対応, 有人チャット, 有人サポート`,
    endsWithVerb: true,
    personAsked:
      '人とお話しになりたいというご希望を会社に記録しました。手の空いている者がいれば、この場でお返事します。ご連絡先を残していただくこともできます。',
  },
  {
    talk: `얘기, 이야기, 대화, 말하, 말씀, 통화, 상담, 연결, 연락, 바꿔, 채팅, 만나, 불러`,
    person: `사람, 상담원, 상담사, 직원, 담당자, 중개인, 중개사, 공인중개사, 에이전트, 매니저, 인간, 관계자, 전문가`,
    behind: `과, 와, 이랑, 랑, 하고, 한테, 에게, 을, 를, 으로, 로, 님과, 님, 분과, 분`,
    want: ``,
    whole: `전화해 주세요, 전화해주세요, 전화 주세요, 전화주세요, 전화 부탁, 연락 주세요, 연락주세요, 연락해 주세요, 연락해주세요, 연락 부탁, 상담원 필요, 상담원이 필요`,
    endsWithVerb: true,
    personAsked:
      '사람과 이야기하고 싶다는 요청을 회사에 남겨 두었습니다. 담당자가 가능하면 바로 여기에서 답변드립니다. 연락처를 남겨 주시면 연락드릴 수도 있습니다.',
  },
  {
    talk: `nói chuyện, trò chuyện, nói với, gặp, chat với, trao đổi, liên hệ, liên lạc, nối máy, kết nối, nhắn tin, chuyển máy`,
    person: `người, người thật, con người, nhân viên, môi giới, tư vấn viên, đại lý, ai đó, tổng đài viên, quản lý, chuyên viên`,
    want: `tôi muốn, tôi cần, cho tôi, tôi cần một, tôi muốn một`,
    whole: `gọi cho tôi, gọi lại cho tôi, gọi điện cho tôi, gọi lại giúp tôi, liên hệ với tôi, liên lạc với tôi, liên hệ tôi, gọi cho mình`,
    personAsked:
      'Mong muốn nói chuyện với người thật của bạn đã được ghi lại cho công ty. Nếu có người rảnh, họ sẽ trả lời bạn ngay tại đây. Bạn cũng có thể để lại thông tin liên hệ để họ liên lạc với bạn.',
  },
  {
    talk: `أتحدث, التحدث, تحدث, أتكلم, التكلم, الكلام, أحكي, الحديث, التواصل, أتواصل, تواصل, توصيلي, تحويلي, حولني, وصلني, أكلم,
      الدردشة, دردشة, أدردش, نتحدث, محادثة`,
    person: `شخص, شخصا, إنسان, إنسانا, بشري, بشر, موظف, موظفا, موظفة, وكيل, وكيلا, سمسار, مندوب, ممثل, أحد, أحدا, أحدهم, مستشار,
      خدمة العملاء, خدمة الزبائن, الوكيل, الموظف`,
    before: `ال, ب, ل, لل, بال, و`,
    want: `أريد, أحتاج, أرغب في, بدي, عايز, عاوز, أبغى, أود`,
    whole: `اتصل بي, اتصلوا بي, الاتصال بي, كلمني, كلموني, تواصلوا معي, تواصل معي, معاودة الاتصال, التواصل معي, يتصل بي, يكلمني`,
    personAsked:
      'سُجّلت رغبتك في التحدث مع شخص لدى الشركة. إذا كان أحد متاحًا فسيجيبك هنا مباشرة. ويمكنك أيضًا ترك بيانات الاتصال بك ليتمكنوا من الوصول إليك.',
  },
]

const start = '(?<!\\p{L})'
const end = '(?!\\p{L})'

function readWishes({ talk, person, want, whole, before = '', behind = '', endsWithVerb }: Row): RegExp[] {
  const glued = behind === '' ? '' : `(?:${anyOf(behind)})?`
  if (endsWithVerb) {
    // "3人で": so many people are no person.
    const somebody = `(?<![\\p{N}一二三四五六七八九十数何両])(?:${anyOf(person)})${glued}`
    return [
      new RegExp(`${somebody}(?:と|に|へ|を|も| )?[^.!?。！？]{0,12}?(?:${anyOf(talk)})`, 'u'),
      new RegExp(`(?:${anyOf(whole)})`, 'u'),
      new RegExp(`^${somebody}[.!?。！？]*$`, 'u'),
    ]
  }
  const leading = before === '' ? '' : `(?:${anyOf(before)})?`
  const somebody = `${start}${leading}(?:${anyOf(person)})${end}`
  return [
    new RegExp(`${start}(?:${anyOf(talk)})\\p{L}*(?: [^ .!?؟,،]+){0,3}? ${somebody}`, 'u'),
    new RegExp(`${start}(?:${anyOf(want)}) (?:[^ .!?؟,،]+ )?${start}(?:${anyOf(person)})${end}`, 'u'),
    new RegExp(`${start}(?:${anyOf(whole)})${end}`, 'u'),
    new RegExp(`^${somebody}[.!?؟]*$`, 'u'),
  ]
}

/** Phrases of a table as a choice, the longest first; folded as the text is that they are looked for in. */
function anyOf(table: string): string {
  return table
    .split(',')
    .map((phrase) => foldText(phrase))
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((phrase) => RegExp.escape(phrase))
    .join('|')
}

/** Of each of them. */
export const windowPersonWords: readonly PersonWords[] = Object.freeze(
  rows.map((row) => Object.freeze({ wishes: Object.freeze(readWishes(row)), personAsked: () => row.personAsked })),
)
