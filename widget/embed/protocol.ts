/**
 * What a chat frame and the page around it tell each other. Everything is a string, as the original has it
 * (vendor-compat.md, "Embedding"): the frame says one of `FrameWord`, the page answers `init-chatbot-iframe` with
 * "config:" and JSON. What is ours alone is "porchlight:" and JSON.
 */
export type FrameWord = 'close' | 'iframe-max' | 'iframe-min' | 'init-chatbot-iframe'

/** What the page tells the frame after `config:`. */
export interface PageConfig {
  chatbotId: string
  domain: string
  chatModeOnly?: boolean | undefined
  voiceModeOnly?: boolean | undefined
  /** Where the chat stands: bubble (a window that opens and closes) or inline. */
  place: 'bubble' | 'inline'
  /** Address of the page without query and fragment. */
  page: string
  /** What the frame asked the page to keep, because browsers may keep nothing for frames of other sites; null: nothing. */
  kept: string | null
  /** Who the visitor is, signed by the firm's server; '': nobody known; left out: the page says nothing. */
  identity?: string | undefined
}

/** Frame to page. */
export type FrameMessage =
  /** Keep this text for the chatbot until told otherwise; null: forget it. `forSession`: only until the browser closes. */
  | { type: 'keep'; value: string | null; forSession: boolean }
  /** The id of the session, which the original keeps in NEWOAKS_CHATBOTS_IFRAME_SESSION_ID. */
  | { type: 'session'; id: number }

/** Page to frame. When a bubble is opened or closed: an opened chat takes the focus. */
export type PageMessage =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'route'; page: string }
  | { type: 'identify'; token: unknown }

export const configPrefix = 'config:'
export const ownPrefix = 'porchlight:'
