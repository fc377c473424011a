import type { LanguageCode } from '../language-code.ts'

/** How the chat speaks of days and hours of a visit, and of visits that were asked for. Homes, days and times come as they are written. */
export interface VisitWords {
  /** The start that was named is free, and the form stands open with it. */
  free: (home: string, when: string) => string
  /** A day was named, and its free times stand in the form. */
  day: (home: string, day: string) => string
  /** Not at the hour that was named; these are free on that day. */
  otherTimes: (home: string, day: string, times: string) => string
  /** Nothing is free on the day that was named; the next one. */
  otherDay: (home: string, asked: string, next: string) => string
  /** Nothing is free at all in the days that times are given out for. */
  none: (home: string) => string
  /** Asked for another time: the firm is told, and confirms it. */
  moved: (home: string, when: string) => string
  /** At which of the free times of a day. */
  whichTime: (home: string, day: string, times: string) => string
  /** To which day and time. */
  whichDay: (home: string) => string
  cancelled: (home: string, when: string) => string
  /** How it stands. */
  asked: (home: string, when: string) => string
  confirmed: (home: string, when: string) => string
  /** Whether to move or to cancel it. */
  change: string
  /** Several were asked for. */
  which: string
  /** None was asked for in this conversation. */
  unknown: string
  /** What buttons say; also understood when it is typed. */
  sayMove: (home: string) => string
  sayCancel: (home: string) => string
  sayAt: (when: string) => string
}

const rows: Readonly<Record<LanguageCode, VisitWords>> = {
  en: {
    free: (home, when) => `${when} is free for ${home}. The form has that time; send it, and the firm confirms.`,
    day: (home, day) => `${day} works for ${home}. Pick one of the free times in the form, and the firm confirms it.`,
    otherTimes: (home, day, times) => `Not at that time for ${home}, but ${day} still has ${times}.`,
    otherDay: (home, asked, next) =>
      `Nothing is free for ${home} on ${asked}. The next day with free times is ${next}.`,
    none: (home) => `No time is free for ${home} in the next two weeks. A person of the firm can find one.`,
    moved: (home, when) => `Done: your tour of ${home} is asked for ${when} instead. The firm confirms it.`,
    whichTime: (home, day, times) => `At what time on ${day}? For ${home} there is ${times}.`,
    whichDay: (home) => `To when shall your tour of ${home} be moved? Name a day and a time.`,
    cancelled: (home, when) => `Your tour of ${home}, ${when}, is cancelled, and the firm knows.`,
    asked: (home, when) => `Your tour of ${home} is asked for ${when}. The firm has not confirmed it yet.`,
    confirmed: (home, when) => `Your tour of ${home} is confirmed for ${when}.`,
    change: 'Shall I move it or cancel it?',
    which: 'You have asked for several tours. Which one do you mean?',
    unknown:
      'I see no tour that was asked for in this conversation, so there is none that I could change. A person of the firm can look it up.',
    sayMove: (home) => `Move my tour of ${home}`,
    sayCancel: (home) => `Cancel my tour of ${home}`,
    sayAt: (when) => `At ${when}`,
  },
  es: {
    free: (home, when) =>
      `${when} está libre para ${home}. El formulario ya tiene esa hora; envíelo y la agencia la confirma.`,
    day: (home, day) =>
      `${day} es posible para ${home}. Elija una de las horas libres en el formulario y la agencia la confirma.`,
    otherTimes: (home, day, times) => `A esa hora no para ${home}, pero ${day} quedan ${times}.`,
    otherDay: (home, asked, next) =>
      `Para ${home} no hay nada libre: ${asked}. El próximo día con horas libres es ${next}.`,
    none: (home) =>
      `No hay horas libres para ${home} en las próximas dos semanas. Una persona de la agencia puede buscar una.`,
    moved: (home, when) => `Hecho: la visita de ${home} queda pedida para ${when}. La agencia la confirma.`,
    whichTime: (home, day, times) => `¿A qué hora, ${day}? Para ${home} hay ${times}.`,
    whichDay: (home) => `¿Para cuándo cambio la visita de ${home}? Diga un día y una hora.`,
    cancelled: (home, when) => `La visita de ${home}, ${when}, está cancelada y la agencia lo sabe.`,
    asked: (home, when) => `La visita de ${home} está pedida para ${when}. La agencia aún no la ha confirmado.`,
    confirmed: (home, when) => `La visita de ${home} está confirmada para ${when}.`,
    change: '¿La cambio o la cancelo?',
    which: 'Ha pedido varias visitas. ¿Cuál es?',
    unknown:
      'En esta conversación no veo ninguna visita pedida, así que no hay ninguna que cambiar. Una persona de la agencia puede buscarla.',
    sayMove: (home) => `Cambiar mi visita de ${home}`,
    sayCancel: (home) => `Cancelar mi visita de ${home}`,
    sayAt: (when) => `A las ${when}`,
  },
  fr: {
    free: (home, when) =>
      `${when} : c’est libre pour ${home}. Le formulaire a déjà cette heure ; envoyez-le, et l’agence confirme.`,
    day: (home, day) =>
      `${day} : c’est possible pour ${home}. Choisissez une heure libre dans le formulaire, et l’agence confirme.`,
    otherTimes: (home, day, times) => `Pas à cette heure pour ${home}, mais ${day} il reste ${times}.`,
    otherDay: (home, asked, next) => `Rien n’est libre pour ${home} : ${asked}. Le prochain jour possible est ${next}.`,
    none: (home) =>
      `Aucune heure n’est libre pour ${home} ces deux prochaines semaines. Quelqu’un de l’agence peut en trouver une.`,
    moved: (home, when) => `C’est fait : la visite de ${home} est demandée pour ${when}. L’agence la confirme.`,
    whichTime: (home, day, times) => `À quelle heure, ${day} ? Pour ${home} il y a ${times}.`,
    whichDay: (home) => `À quand déplacer la visite de ${home} ? Dites un jour et une heure.`,
    cancelled: (home, when) => `La visite de ${home}, ${when}, est annulée, et l’agence le sait.`,
    asked: (home, when) => `La visite de ${home} est demandée pour ${when}. L’agence ne l’a pas encore confirmée.`,
    confirmed: (home, when) => `La visite de ${home} est confirmée pour ${when}.`,
    change: 'Faut-il la déplacer ou l’annuler ?',
    which: 'Vous avez demandé plusieurs visites. De laquelle s’agit-il ?',
    unknown:
      'Je ne vois aucune visite demandée dans cette conversation, donc rien à changer. Quelqu’un de l’agence peut la retrouver.',
    sayMove: (home) => `Déplacer ma visite de ${home}`,
    sayCancel: (home) => `Annuler ma visite de ${home}`,
    sayAt: (when) => `À ${when}`,
  },
  de: {
    free: (home, when) =>
      `${when} ist für ${home} frei. Im Formular steht die Zeit schon; schicken Sie es ab, und die Firma bestätigt sie.`,
    day: (home, day) =>
      `${day} geht für ${home}. Wählen Sie im Formular eine der freien Zeiten, und die Firma bestätigt sie.`,
    otherTimes: (home, day, times) => `Um diese Zeit ist für ${home} nichts frei, aber ${day} gibt es noch ${times}.`,
    otherDay: (home, asked, next) =>
      `Für ${home} ist ${asked} nichts frei. Der nächste Tag mit freien Zeiten ist ${next}.`,
    none: (home) =>
      `Für ${home} ist in den nächsten zwei Wochen nichts frei. Jemand von der Firma kann eine Zeit finden.`,
    moved: (home, when) =>
      `Erledigt: Die Besichtigung von ${home} ist nun für ${when} angefragt. Die Firma bestätigt sie.`,
    whichTime: (home, day, times) => `Um wie viel Uhr, ${day}? Für ${home} gibt es ${times}.`,
    whichDay: (home) => `Auf wann soll die Besichtigung von ${home} verlegt werden? Nennen Sie Tag und Uhrzeit.`,
    cancelled: (home, when) => `Die Besichtigung von ${home}, ${when}, ist abgesagt, und die Firma weiß es.`,
    asked: (home, when) =>
      `Die Besichtigung von ${home} ist für ${when} angefragt. Die Firma hat sie noch nicht bestätigt.`,
    confirmed: (home, when) => `Die Besichtigung von ${home} ist für ${when} bestätigt.`,
    change: 'Soll ich sie verlegen oder absagen?',
    which: 'Sie haben mehrere Besichtigungen angefragt. Welche meinen Sie?',
    unknown:
      'In diesem Gespräch sehe ich keine angefragte Besichtigung, also keine, die ich ändern könnte. Jemand von der Firma kann nachsehen.',
    sayMove: (home) => `Meine Besichtigung von ${home} verlegen`,
    sayCancel: (home) => `Meine Besichtigung von ${home} absagen`,
    sayAt: (when) => `Um ${when}`,
  },
  pt: {
    free: (home, when) =>
      `${when} está livre para ${home}. O formulário já tem essa hora; envie-o, e a imobiliária confirma.`,
    day: (home, day) =>
      `${day} dá certo para ${home}. Escolha um dos horários livres no formulário, e a imobiliária confirma.`,
    otherTimes: (home, day, times) => `Nessa hora não dá para ${home}, mas ${day} ainda há ${times}.`,
    otherDay: (home, asked, next) =>
      `Para ${home} não há nada livre: ${asked}. O próximo dia com horários livres é ${next}.`,
    none: (home) => `Não há horário livre para ${home} nas próximas duas semanas. Alguém da imobiliária pode achar um.`,
    moved: (home, when) => `Pronto: a visita de ${home} fica pedida para ${when}. A imobiliária confirma.`,
    whichTime: (home, day, times) => `A que horas, ${day}? Para ${home} há ${times}.`,
    whichDay: (home) => `Para quando mudo a visita de ${home}? Diga um dia e uma hora.`,
    cancelled: (home, when) => `A visita de ${home}, ${when}, está cancelada, e a imobiliária já sabe.`,
    asked: (home, when) => `A visita de ${home} está pedida para ${when}. A imobiliária ainda não confirmou.`,
    confirmed: (home, when) => `A visita de ${home} está confirmada para ${when}.`,
    change: 'Mudo ou cancelo?',
    which: 'Você pediu várias visitas. Qual delas?',
    unknown:
      'Não vejo nenhuma visita pedida nesta conversa, então não há o que mudar. Alguém da imobiliária pode procurar.',
    sayMove: (home) => `Mudar minha visita de ${home}`,
    sayCancel: (home) => `Cancelar minha visita de ${home}`,
    sayAt: (when) => `Às ${when}`,
  },
  zh: {
    free: (home, when) => `${home} ${when}有空。表单里已填好这个时间,提交后由公司确认。`,
    day: (home, day) => `${home} ${day}可以看房。请在表单里选一个空闲时间,由公司确认。`,
    otherTimes: (home, day, times) => `${home}那个时间没空,不过${day}还有${times}。`,
    otherDay: (home, asked, next) => `${home} ${asked}没有空闲时间。下一个有空的日子是${next}。`,
    none: (home) => `${home}未来两周都没有空闲时间。公司的人可以帮您另找时间。`,
    moved: (home, when) => `好的:${home}的看房已改约${when},由公司确认。`,
    whichTime: (home, day, times) => `${day}几点?${home}有${times}。`,
    whichDay: (home) => `${home}的看房想改到什么时候?请说日期和时间。`,
    cancelled: (home, when) => `${home} ${when}的看房已取消,公司已知道。`,
    asked: (home, when) => `${home}的看房约的是${when},公司还没有确认。`,
    confirmed: (home, when) => `${home}的看房已确认:${when}。`,
    change: '要改时间还是取消?',
    which: '您约了几次看房。是哪一次?',
    unknown: '这次对话里没有看到预约的看房,所以没有可以更改的。公司的人可以帮您查。',
    sayMove: (home) => `改约${home}的看房`,
    sayCancel: (home) => `取消${home}的看房`,
    sayAt: (when) => `${when}`,
  },
}

export function visitWordsOf(code: LanguageCode): VisitWords {
  return rows[code]
}
