import type { TestApp } from '../../test-app.ts'

/** Has the first answer behind it, for which a busy machine takes its time: what follows is about the window. */
export async function warmUp({ post, addSession }: TestApp, serialNumber: string): Promise<void> {
  const sessionID = await addSession(serialNumber)
  const { text } = await post('/chat/Chat/ClientAsk', { sessionID, content: '3 bedrooms in Seattle' })
  if (!text.includes('Seattle')) throw new Error(`the first answer was ${text.slice(0, 500)}`)
}
