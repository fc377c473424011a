import type { LanguageCode } from '../language-code.ts'

interface PageWords {
  heading: string
  text: string
  button: string
}

/** The mail with answers of a person that a visitor has not seen, and the page that ends such mails. */
export interface AnswerMailWords {
  subject: (name: string) => string
  /** `name`: who answered; the firm itself where nobody is named. */
  opening: (name: string, firm: string) => string
  heading: (count: number) => string
  /** On the link into the chat. */
  back: string
  closing: string
  stop: string
  pages: Record<'stop' | 'stopped' | 'over', PageWords>
}

const words: Readonly<Record<LanguageCode, AnswerMailWords>> = {
  en: {
    subject: (name) => `${name} answered you`,
    opening: (name, firm) =>
      name === firm ? `${firm} answered you in the chat.` : `${name} of ${firm} answered you in the chat.`,
    heading: (count) => (count === 1 ? 'The answer:' : 'The answers:'),
    back: 'Continue the conversation',
    closing:
      'The link opens your conversation and works for 30 days. Keep it to yourself: whoever has it can read along.',
    stop: 'No more mails about this conversation',
    pages: {
      stop: {
        heading: 'No more mails?',
        text: 'Answers in this conversation will then wait in the chat alone.',
        button: 'Stop the mails',
      },
      stopped: { heading: 'Done', text: 'You get no more mails about this conversation.', button: '' },
      over: { heading: 'This link is over', text: 'The conversation is gone, or the link is not whole.', button: '' },
    },
  },
  es: {
    subject: (name) => `${name} le ha respondido`,
    opening: (name, firm) =>
      name === firm ? `${firm} le ha respondido en el chat.` : `${name}, de ${firm}, le ha respondido en el chat.`,
    heading: (count) => (count === 1 ? 'La respuesta:' : 'Las respuestas:'),
    back: 'Seguir la conversación',
    closing: 'El enlace abre su conversación y sirve durante 30 días. No lo comparta: quien lo tenga podrá leerla.',
    stop: 'No recibir más correos de esta conversación',
    pages: {
      stop: {
        heading: '¿No recibir más correos?',
        text: 'Las respuestas de esta conversación le esperarán solo en el chat.',
        button: 'No enviar más correos',
      },
      stopped: { heading: 'Listo', text: 'No recibirá más correos de esta conversación.', button: '' },
      over: {
        heading: 'Este enlace ya no sirve',
        text: 'La conversación ya no existe, o el enlace está incompleto.',
        button: '',
      },
    },
  },
  fr: {
    subject: (name) => `${name} vous a répondu`,
    opening: (name, firm) =>
      name === firm ? `${firm} vous a répondu dans le chat.` : `${name}, de ${firm}, vous a répondu dans le chat.`,
    heading: (count) => (count === 1 ? 'La réponse :' : 'Les réponses :'),
    back: 'Reprendre la conversation',
    closing:
      'Le lien ouvre votre conversation et reste valable 30 jours. Gardez-le pour vous : qui le possède peut la lire.',
    stop: 'Ne plus recevoir d’e-mails sur cette conversation',
    pages: {
      stop: {
        heading: 'Ne plus recevoir d’e-mails ?',
        text: 'Les réponses de cette conversation vous attendront alors dans le chat seulement.',
        button: 'Arrêter les e-mails',
      },
      stopped: { heading: 'C’est fait', text: 'Vous ne recevrez plus d’e-mails sur cette conversation.', button: '' },
      over: {
        heading: 'Ce lien n’est plus valable',
        text: 'La conversation n’existe plus, ou le lien est incomplet.',
        button: '',
      },
    },
  },
  de: {
    subject: (name) => `${name} hat Ihnen geantwortet`,
    opening: (name, firm) =>
      name === firm ? `${firm} hat Ihnen im Chat geantwortet.` : `${name} von ${firm} hat Ihnen im Chat geantwortet.`,
    heading: (count) => (count === 1 ? 'Die Antwort:' : 'Die Antworten:'),
    back: 'Gespräch fortsetzen',
    closing: 'Der Link öffnet Ihr Gespräch und gilt 30 Tage. Geben Sie ihn nicht weiter: Wer ihn hat, kann mitlesen.',
    stop: 'Keine E-Mails mehr zu diesem Gespräch',
    pages: {
      stop: {
        heading: 'Keine E-Mails mehr?',
        text: 'Antworten in diesem Gespräch warten dann nur noch im Chat auf Sie.',
        button: 'E-Mails beenden',
      },
      stopped: { heading: 'Erledigt', text: 'Sie bekommen keine E-Mails mehr zu diesem Gespräch.', button: '' },
      over: {
        heading: 'Dieser Link gilt nicht mehr',
        text: 'Das Gespräch gibt es nicht mehr, oder der Link ist unvollständig.',
        button: '',
      },
    },
  },
  pt: {
    subject: (name) => `${name} respondeu a você`,
    opening: (name, firm) =>
      name === firm ? `${firm} respondeu a você no chat.` : `${name}, de ${firm}, respondeu a você no chat.`,
    heading: (count) => (count === 1 ? 'A resposta:' : 'As respostas:'),
    back: 'Continuar a conversa',
    closing: 'O link abre a sua conversa e vale por 30 dias. Não compartilhe: quem tiver o link pode ler a conversa.',
    stop: 'Não receber mais e-mails sobre esta conversa',
    pages: {
      stop: {
        heading: 'Não receber mais e-mails?',
        text: 'As respostas desta conversa vão esperar apenas no chat.',
        button: 'Parar os e-mails',
      },
      stopped: { heading: 'Pronto', text: 'Você não recebe mais e-mails sobre esta conversa.', button: '' },
      over: {
        heading: 'Este link não vale mais',
        text: 'A conversa não existe mais, ou o link está incompleto.',
        button: '',
      },
    },
  },
  zh: {
    subject: (name) => `${name}回复了您`,
    opening: (name, firm) => (name === firm ? `${firm}在聊天中回复了您。` : `${firm}的${name}在聊天中回复了您。`),
    heading: () => '回复内容：',
    back: '继续对话',
    closing: '此链接可打开您的对话，30天内有效。请勿转发：拿到链接的人都能看到对话。',
    stop: '不再接收此对话的邮件',
    pages: {
      stop: { heading: '不再接收邮件？', text: '此后，此对话的回复只会在聊天中等您查看。', button: '停止邮件' },
      stopped: { heading: '已完成', text: '您不会再收到关于此对话的邮件。', button: '' },
      over: { heading: '链接已失效', text: '对话已不存在，或链接不完整。', button: '' },
    },
  },
}

export function answerMailWordsOf(language: LanguageCode): AnswerMailWords {
  return words[language]
}
