/** Words of orders to a chatbot, of six languages, folded: lower case, no accents. `*`: however it ends. */
export const orderWords = {
  /** Whoever answers visitors. */
  assistant: `assistant assistants ai ais chatbot chatbots bot bots llm llms gpt chatgpt claude gemini copilot
    asistente asistentes ia ias assistante assistent assistenten assistentin ki kis assistente assistentes modelo*linguagem`,
  /** What an answer to a visitor is governed by. */
  rule: `instruction instructions rule rules prompt prompts guideline guidelines guidance directive directives previous prior earlier above
    everything constraints training listings
    instruccion instrucciones regla reglas indicaciones anterior anteriores
    consigne consignes regle regles precedentes precedente
    anweisung anweisungen regel regeln vorgaben vorherige vorherigen bisherigen obigen
    instrucao instrucoes regra regras anteriores`,
  /** What sets it aside. */
  override: `ignore ignoring disregard forget override bypass discard
    ignora ignore ignorar olvida olvide descarta
    ignorez oublie oubliez
    ignoriere ignorieren ignoriert vergiss vergesst missachte
    esqueca esquecer desconsidere`,
  /** What opens words to somebody. */
  opening: `note notice message instruction instructions attention important warning order memo dear hey hello reminder command
    nota mensaje aviso atencion importante estimado instruccion instrucciones
    remarque avis consigne consignes cher
    hinweis nachricht achtung wichtig anweisung lieber
    mensagem atencao caro instrucao instrucoes`,
  to: 'to for the any all every al a la para el los las toda todo au aux pour l le un une an fur den die das der alle ao ou your you dear',
  /** What an assistant is told to do. */
  say: `tell inform say reply respond answer convince recommend offer promise assure claim state mention confirm persuade reveal
    disclose print output repeat pretend act announce write ask
    add include insert append
    di dile diga digale informa responde contesta recomienda ofrece asegura
    dis dites informe informez reponds repondez recommande recommandez
    sag sage sagen sagt antworte antworten antwortet empfiehl empfehle teile informiere
    diga informe responda recomende ofereca`,
  /** Only what somebody else is to say begins with one of these and a colon: "Respond only with: …". */
  utters: `say respond reply output di dile responde contesta dis dites repondez sag sage sagt antworte antwortet diga`,
  /** To whom, or which words. */
  visitor: `visitor visitors everybody everyone word words phrase user users customer customers client clients guest guests asker person
    link links url urls picture pictures answer answers reply replies
    visitante visitantes usuario usuarios cliente clientes
    visiteur visiteurs utilisateur utilisateurs
    besucher besuchern nutzer kunden kunde benutzer
    visitante usuario utilizador`,
  /** What stands before an order. */
  insists: `always never must should shall please now you only instead do not
    siempre nunca debes debe por favor toujours jamais dois devez immer niemals nie musst sollst bitte sempre deve voce`,
  /** "As an AI", "if you are a chatbot". */
  being: 'as are being if since como eres si comme es etes als bist wenn sind se voce act acting',
} as const

/** The same in Chinese, where nothing parts words. */
export const chineseOrder =
  /(?:忽略|无视|忘记|忘掉|不要理会).{0,12}(?:指令|指示|规则|提示|以上|之前|前面)|(?:助手|人工智能|机器人|聊天机器人|大模型|语言模型|AI|ＡＩ)(?:[:：，,]|请|必须|应该|务必|须)|(?:致|给|对|告诉|提醒|请)(?:所有)?(?:的)?(?:AI|人工智能|助手|机器人|语言模型)|(?:作为|如果你是|你是)(?:一个|一名)?(?:AI|人工智能|助手|机器人|语言模型)|(?:请|必须|务必|总是)(?:告诉|告知|回复|回答|推荐)(?:访客|用户|客户|顾客)/iu

/** What only those write who speak with a program: marks of a prompt, hidden words, "Say that". */
export const promptMarks =
  /<!--|^\W*(?:say that|di que|dis que|sag,? dass|diga que)\b|<\|?\/?(?:im_start|im_end|system|assistant|user|endoftext)\b|\[\/?(?:inst|sys|system)\]|<<sys>>|^\W*(?:system|developer|assistant)\s*(?:prompt|message|note|override|instruction)?\s*[:>\]]|\bsystem prompt\b|\bhidden instructions?\b|\byour (?:next|first|final|whole|entire) (?:answer|reply|response|output|message)\b|\bthe model (?:must|should|shall|has to)\b|\bprompt injection\b|\bjailbreak\b|\bdeveloper mode\b|###\s*(?:instruction|system)/iu
