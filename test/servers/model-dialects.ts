/** How one provider's protocol writes the events of a streamed answer. */
export interface Dialect {
  begin(): string
  piece(text: string): string
  thought(text: string): string
  toolCall(name: string, argumentsText: string): string
  error(message: string): string
  end(usage: PlayedUsage | null): string
}

/** As providers count: what came from the cache is part of the input, thoughts are part of the output. */
export interface PlayedUsage {
  input: number
  output: number
  cached?: number
  reasoning?: number
}

export function dialectOf(path: string, model: string): Dialect {
  if (path.includes('/responses')) return openaiResponses(model)
  if (path.includes('/messages')) return anthropic(model)
  if (path.includes(':streamGenerateContent')) return google()
  return openaiChat(model)
}

const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`
const named = (value: { type: string; [field: string]: unknown }): string => `event: ${value.type}\n${data(value)}`

function openaiChat(model: string): Dialect {
  const chunk = (delta: unknown, finish: string | null = null): string =>
    data({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_750_000_000,
      model,
      choices: [{ index: 0, delta, finish_reason: finish }],
    })
  let calls = 0
  return {
    begin: () => chunk({ role: 'assistant', content: '' }),
    piece: (text) => chunk({ content: text }),
    thought: (text) => chunk({ reasoning_content: text }),
    toolCall: (name, argumentsText) => {
      const index = calls++
      const middle = Math.floor(argumentsText.length / 2)
      const first = {
        index,
        id: `call_${index}`,
        type: 'function',
        function: { name, arguments: argumentsText.slice(0, middle) },
      }
      const rest = { index, function: { arguments: argumentsText.slice(middle) } }
      return chunk({ tool_calls: [first] }) + chunk({ tool_calls: [rest] })
    },
    error: (message) => data({ error: { message, type: 'server_error', code: null, param: null } }),
    end: (usage) => {
      const tokens = usage && {
        prompt_tokens: usage.input,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.output,
        ...(usage.cached !== undefined && { prompt_tokens_details: { cached_tokens: usage.cached } }),
        ...(usage.reasoning !== undefined && { completion_tokens_details: { reasoning_tokens: usage.reasoning } }),
      }
      const told = usage
        ? data({
            id: 'chatcmpl-1',
            object: 'chat.completion.chunk',
            created: 1_750_000_000,
            model,
            choices: [],
            usage: tokens,
          })
        : ''
      return `${chunk({}, calls > 0 ? 'tool_calls' : 'stop')}${told}data: [DONE]\n\n`
    },
  }
}

function openaiResponses(model: string): Dialect {
  const response = { id: 'resp_1', object: 'response', created_at: 1_750_000_000, model }
  let index = 0
  let openText = false
  const closeText = (): string => {
    if (!openText) return ''
    openText = false
    const item = { id: `msg_${index}`, type: 'message', status: 'completed', role: 'assistant', content: [] }
    return named({ type: 'response.output_item.done', output_index: index++, item })
  }
  return {
    begin: () => named({ type: 'response.created', response: { ...response, status: 'in_progress' } }),
    piece: (text) => {
      const item = { id: `msg_${index}`, type: 'message', status: 'in_progress', role: 'assistant', content: [] }
      const opening = openText ? '' : named({ type: 'response.output_item.added', output_index: index, item })
      openText = true
      const delta = {
        type: 'response.output_text.delta',
        item_id: item.id,
        output_index: index,
        content_index: 0,
        delta: text,
      }
      return opening + named(delta)
    },
    thought: () => {
      const item = { id: `rs_${index}`, type: 'reasoning', summary: [], encrypted_content: 'sealed' }
      const added = named({ type: 'response.output_item.added', output_index: index, item })
      return added + named({ type: 'response.output_item.done', output_index: index++, item })
    },
    toolCall: (name, argumentsText) => {
      const id = `fc_${index}`
      const item = { id, type: 'function_call', call_id: `call_${index}`, name, arguments: '', status: 'in_progress' }
      const opening = closeText() + named({ type: 'response.output_item.added', output_index: index, item })
      const delta = named({
        type: 'response.function_call_arguments.delta',
        item_id: id,
        output_index: index,
        delta: argumentsText,
      })
      const done = { ...item, arguments: argumentsText, status: 'completed' }
      return `${opening}${delta}${named({ type: 'response.output_item.done', output_index: index++, item: done })}`
    },
    error: (message) =>
      named({
        type: 'error',
        sequence_number: 1,
        error: { type: 'server_error', code: 'server_error', message, param: null },
      }),
    end: (usage) => {
      const tokens = usage && {
        input_tokens: usage.input,
        input_tokens_details: { cached_tokens: usage.cached ?? 0 },
        output_tokens: usage.output,
        output_tokens_details: { reasoning_tokens: usage.reasoning ?? 0 },
      }
      const completed = { ...response, status: 'completed', output: [], incomplete_details: null, usage: tokens }
      return closeText() + named({ type: 'response.completed', response: completed })
    },
  }
}

function anthropic(model: string): Dialect {
  let index = -1
  let open: 'text' | 'thinking' | null = null
  let usedTool = false
  const close = (): string => {
    const text = open === null ? '' : named({ type: 'content_block_stop', index })
    open = null
    return text
  }
  const start = (block: unknown): string => {
    index += 1
    return named({ type: 'content_block_start', index, content_block: block })
  }
  const delta = (value: unknown): string => named({ type: 'content_block_delta', index, delta: value })
  return {
    begin: () =>
      named({
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 12, output_tokens: 1 },
        },
      }),
    piece: (text) => {
      const opening = open === 'text' ? '' : close() + start({ type: 'text', text: '' })
      open = 'text'
      return opening + delta({ type: 'text_delta', text })
    },
    thought: (text) => {
      const opening = open === 'thinking' ? '' : close() + start({ type: 'thinking', thinking: '', signature: '' })
      open = 'thinking'
      return (
        opening +
        delta({ type: 'thinking_delta', thinking: text }) +
        delta({ type: 'signature_delta', signature: 'sealed' })
      )
    },
    toolCall: (name, argumentsText) => {
      usedTool = true
      const opening = close() + start({ type: 'tool_use', id: `toolu_${index + 1}`, name, input: {} })
      const stop = named({ type: 'content_block_stop', index })
      return opening + delta({ type: 'input_json_delta', partial_json: argumentsText }) + stop
    },
    error: (message) => named({ type: 'error', error: { type: 'overloaded_error', message } }),
    end: (usage) => {
      const reason = { stop_reason: usedTool ? 'tool_use' : 'end_turn', stop_sequence: null }
      const { input = 0, output = 0, cached = 0 } = usage ?? {}
      const tokens = { input_tokens: input - cached, cache_read_input_tokens: cached, output_tokens: output }
      const last = named({ type: 'message_delta', delta: reason, usage: tokens })
      return `${close()}${last}${named({ type: 'message_stop' })}`
    },
  }
}

function google(): Dialect {
  const parts = (part: unknown, more: object = {}): string =>
    data({ candidates: [{ index: 0, content: { role: 'model', parts: [part] }, ...more }] })
  return {
    begin: () => '',
    piece: (text) => parts({ text }),
    thought: (text) => parts({ text, thought: true }),
    toolCall: (name, argumentsText) =>
      parts({ functionCall: { name, args: JSON.parse(argumentsText) }, thoughtSignature: 'sealed' }),
    error: (message) => data({ error: { code: 503, message, status: 'UNAVAILABLE' } }),
    end: (usage) =>
      data({
        candidates: [{ index: 0, content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP' }],
        ...(usage && {
          usageMetadata: {
            promptTokenCount: usage.input,
            cachedContentTokenCount: usage.cached ?? 0,
            candidatesTokenCount: usage.output - (usage.reasoning ?? 0),
            thoughtsTokenCount: usage.reasoning ?? 0,
            totalTokenCount: usage.input + usage.output,
          },
        }),
      }),
  }
}
