/** A visitor with a conversation of their own, who calls as the widget does. */
export interface BenchVisitor {
  sessionID: number
  say(content: string): Promise<void>
  leaveLead(lead: object): Promise<void>
}

export async function openVisitor(url: string, serialNumber: string): Promise<BenchVisitor> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<string> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
    return text
  }
  const { SessionID, SessionKey } = JSON.parse(await post('/chat/Chatbot/GetConfig', { serialNumber })).Data
  const key = { 'chatrobot-sessionkey': String(SessionKey) }
  return {
    sessionID: SessionID,
    say: async (content) => {
      await post('/chat/Chat/Ask', { sessionID: SessionID, content, chatAskType: 'Text' }, key)
    },
    leaveLead: async (lead) => {
      await post('/v1/visitor/lead', { message: '', ...lead }, key)
    },
  }
}
