import type { WindowLanguage } from '../spoken/spoken-language.ts'

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

const words: Readonly<Record<WindowLanguage, AnswerMailWords>> = {
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
  it: {
    subject: (name) => `${name} le ha risposto`,
    opening: (name, firm) =>
      name === firm ? `${firm} le ha risposto in chat.` : `${name} di ${firm} le ha risposto in chat.`,
    heading: (count) => (count === 1 ? 'La risposta:' : 'Le risposte:'),
    back: 'Continuare la conversazione',
    closing: 'Il link apre la sua conversazione e vale 30 giorni. Non lo condivida: chi lo possiede può leggerla.',
    stop: 'Non ricevere altre e-mail su questa conversazione',
    pages: {
      stop: {
        heading: 'Non ricevere altre e-mail?',
        text: 'Le risposte di questa conversazione l’aspetteranno solo nella chat.',
        button: 'Fermare le e-mail',
      },
      stopped: { heading: 'Fatto', text: 'Non riceverà altre e-mail su questa conversazione.', button: '' },
      over: {
        heading: 'Questo link non vale più',
        text: 'La conversazione non esiste più, oppure il link non è completo.',
        button: '',
      },
    },
  },
  ru: {
    subject: (name) => `${name}: вам ответили`,
    opening: (name, firm) =>
      name === firm ? `${firm}: вам ответили в чате.` : `${name} (${firm}): вам ответили в чате.`,
    heading: (count) => (count === 1 ? 'Ответ:' : 'Ответы:'),
    back: 'Продолжить разговор',
    closing:
      'Ссылка открывает ваш разговор и действует 30 дней. Никому её не передавайте: у кого она есть, тот сможет его прочитать.',
    stop: 'Больше не получать писем об этом разговоре',
    pages: {
      stop: {
        heading: 'Больше не получать писем?',
        text: 'Тогда ответы в этом разговоре будут ждать вас только в чате.',
        button: 'Отключить письма',
      },
      stopped: { heading: 'Готово', text: 'Писем об этом разговоре больше не будет.', button: '' },
      over: { heading: 'Ссылка больше не действует', text: 'Разговора больше нет, или ссылка неполная.', button: '' },
    },
  },
  ja: {
    subject: (name) => `${name}から返信があります`,
    opening: (name, firm) =>
      name === firm ? `${firm}がチャットで返信しました。` : `${firm}の${name}がチャットで返信しました。`,
    heading: () => '返信：',
    back: '会話を続ける',
    closing:
      'このリンクで会話が開きます。有効期間は30日です。リンクを持つ人は会話を読めますので、他の人に渡さないでください。',
    stop: 'この会話についてのメールを停止する',
    pages: {
      stop: {
        heading: 'メールを停止しますか',
        text: 'この会話への返信は、今後チャットだけに届きます。',
        button: 'メールを停止する',
      },
      stopped: { heading: '停止しました', text: 'この会話についてのメールはもう届きません。', button: '' },
      over: { heading: 'このリンクは無効です', text: '会話がもう存在しないか、リンクが不完全です。', button: '' },
    },
  },
  ko: {
    subject: (name) => `${name}의 답변이 도착했습니다`,
    opening: (name, firm) =>
      name === firm ? `${firm}에서 채팅으로 답변했습니다.` : `${firm}의 ${name}님이 채팅으로 답변했습니다.`,
    heading: () => '답변:',
    back: '대화 계속하기',
    closing:
      '이 링크를 누르면 대화가 열리며 30일 동안 유효합니다. 링크가 있는 사람은 대화를 읽을 수 있으니 공유하지 마세요.',
    stop: '이 대화에 대한 메일 그만 받기',
    pages: {
      stop: {
        heading: '메일을 그만 받으시겠습니까?',
        text: '이제 이 대화의 답변은 채팅에서만 확인하실 수 있습니다.',
        button: '메일 그만 받기',
      },
      stopped: { heading: '완료되었습니다', text: '이 대화에 대한 메일이 더 이상 가지 않습니다.', button: '' },
      over: {
        heading: '더 이상 사용할 수 없는 링크입니다',
        text: '대화가 더 이상 없거나 링크가 완전하지 않습니다.',
        button: '',
      },
    },
  },
  vi: {
    subject: (name) => `${name} đã trả lời bạn`,
    opening: (name, firm) =>
      name === firm
        ? `${firm} đã trả lời bạn trong cuộc trò chuyện.`
        : `${name} của ${firm} đã trả lời bạn trong cuộc trò chuyện.`,
    heading: (count) => (count === 1 ? 'Câu trả lời:' : 'Các câu trả lời:'),
    back: 'Tiếp tục cuộc trò chuyện',
    closing:
      'Liên kết mở cuộc trò chuyện của bạn và có hiệu lực trong 30 ngày. Đừng chia sẻ: ai có liên kết đều đọc được.',
    stop: 'Không nhận thư về cuộc trò chuyện này nữa',
    pages: {
      stop: {
        heading: 'Không nhận thư nữa?',
        text: 'Các câu trả lời sẽ chỉ chờ bạn trong cuộc trò chuyện.',
        button: 'Dừng gửi thư',
      },
      stopped: { heading: 'Xong', text: 'Bạn sẽ không nhận thư về cuộc trò chuyện này nữa.', button: '' },
      over: {
        heading: 'Liên kết này không còn dùng được',
        text: 'Cuộc trò chuyện không còn, hoặc liên kết không đầy đủ.',
        button: '',
      },
    },
  },
  ar: {
    subject: (name) => `رد عليك ${name}`,
    opening: (name, firm) =>
      name === firm ? `ردت عليك ${firm} في المحادثة.` : `رد عليك ${name} من ${firm} في المحادثة.`,
    heading: (count) => (count === 1 ? 'الرد:' : 'الردود:'),
    back: 'متابعة المحادثة',
    closing: 'يفتح الرابط محادثتك ويصلح لمدة 30 يومًا. لا تشاركه: من يملكه يستطيع قراءتها.',
    stop: 'إيقاف رسائل البريد عن هذه المحادثة',
    pages: {
      stop: {
        heading: 'إيقاف رسائل البريد؟',
        text: 'ستنتظرك الردود عندئذ في المحادثة وحدها.',
        button: 'إيقاف الرسائل',
      },
      stopped: { heading: 'تم', text: 'لن تصلك رسائل أخرى عن هذه المحادثة.', button: '' },
      over: { heading: 'لم يعد هذا الرابط صالحًا', text: 'لم تعد المحادثة موجودة، أو أن الرابط غير كامل.', button: '' },
    },
  },
}

export function answerMailWordsOf(language: WindowLanguage): AnswerMailWords {
  return words[language]
}
