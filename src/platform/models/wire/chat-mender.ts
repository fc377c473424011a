/** What is looked at of a chunk, an answer or an error of the chat-completions protocol, whoever wrote it. */
type Loose = Record<string, unknown>

const done = 'data: [DONE]'

/**
 * Writes the events of a chat-completions answer as its clients read them. Servers that call themselves compatible leave
 * `choices` null, send the arguments of tools as objects, give several calls one index, end with [DONE] alone, or tell an
 * error in a word: what they mean is plain, and no reason to lose the answer.
 */
export class ChatMender {
  #hasEnded = false
  /** The id of the call at each index. */
  readonly #calls: (string | null)[] = []
  /** What an index of the server's stands for, where it gives one to several calls. */
  readonly #places = new Map<number, number>()

  /** One event, without the blank line behind it; '' where nothing of it is for clients. */
  mend(event: string): string {
    const lines = event.split(/\r\n|\r|\n/)
    const data = lines.flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trimStart()] : []))
    if (data.length === 0) return event.trim() === '' || event.startsWith(':') ? '' : event
    const text = data.join('\n')
    if (text === '[DONE]') return this.#hasEnded ? done : `${this.#write(endOf('stop'))}\n\n${done}`
    const parsed = parse(text)
    return isLoose(parsed) ? this.#write(parsed) : event
  }

  /** An answer that came whole, as JSON, as the events of a stream. Null where it is none. */
  mendWhole(text: string): string | null {
    const parsed = parse(text)
    if (!isLoose(parsed) || !Array.isArray(parsed.choices) || errorOf(parsed) !== null) return null
    const events = [this.#write(parsed)]
    if (!this.#hasEnded) events.push(this.#write(endOf('stop')))
    return `${[...events, done].join('\n\n')}\n\n`
  }

  #write(parsed: Loose): string {
    const error = errorOf(parsed)
    const { choices, usage, id, model, created } = parsed
    return `data: ${JSON.stringify(
      error === null
        ? {
            ...(typeof id === 'string' ? { id } : {}),
            ...(typeof model === 'string' ? { model } : {}),
            ...(typeof created === 'number' ? { created } : {}),
            choices: Array.isArray(choices) ? choices.filter(isLoose).map((choice) => this.#mendChoice(choice)) : [],
            usage: isLoose(usage) ? usage : null,
          }
        : { error },
    )}`
  }

  #mendChoice(choice: Loose): Loose {
    const { finish_reason: reason } = choice
    if (typeof reason === 'string' && reason !== '') this.#hasEnded = true
    const said = [choice.delta, choice.message].find(isLoose)
    return {
      index: 0,
      delta: said === undefined ? { content: textOf(choice.text) } : this.#mendDelta(said),
      finish_reason: typeof reason === 'string' && reason !== '' ? reason : null,
    }
  }

  #mendDelta(delta: Loose): Loose {
    const { content, reasoning_content, reasoning, refusal, tool_calls: calls, function_call: oldCall } = delta
    const allCalls = Array.isArray(calls) ? calls.filter(isLoose) : isLoose(oldCall) ? [{ function: oldCall }] : []
    return {
      content: Array.isArray(content) ? content.filter(isLoose) : textOf(content),
      reasoning_content: textOf(reasoning_content) ?? textOf(reasoning),
      refusal: textOf(refusal),
      ...(allCalls.length === 0 ? {} : { tool_calls: allCalls.map((call) => this.#mendCall(call)) }),
    }
  }

  #mendCall(call: Loose): Loose {
    const used = isLoose(call.function) ? call.function : {}
    const id = textOf(call.id)
    const name = textOf(used.name)
    const { arguments: given } = used
    return {
      index: this.#placeOf(call.index, id, name),
      ...(id === null ? {} : { id }),
      function: {
        ...(name === null ? {} : { name }),
        arguments: given == null ? '' : typeof given === 'string' ? given : JSON.stringify(given),
      },
      ...(isLoose(call.extra_content) ? { extra_content: call.extra_content } : {}),
    }
  }

  /** A call with an id or, without one, a name of its own is another one, whatever index it comes with. */
  #placeOf(index: unknown, id: string | null, name: string | null): number {
    const given = typeof index === 'number' ? index : null
    const known = given === null ? this.#calls.length - 1 : this.#places.get(given)
    const isKnown = known !== undefined && known >= 0
    if (isKnown && (id === null ? name === null || given !== null : id === this.#calls[known])) return known
    const place = this.#calls.push(id) - 1
    this.#places.set(given ?? place, place)
    return place
  }
}

/** The error that an answer is, whatever its form; null where it is none. */
export function errorOf(parsed: Loose): Loose | null {
  const { error, object, message } = parsed
  if (typeof error === 'string' && error !== '') return { message: error }
  if (isLoose(error)) return { ...error, message: textOf(error.message) ?? JSON.stringify(error) }
  if (object !== 'error' && !(typeof message === 'string' && parsed.choices === undefined)) return null
  return { ...parsed, message: textOf(message) ?? 'an error without words' }
}

/** The status that an error names which came as if all was well; 400 where it names none. */
export function statusOfError({ code, status, type }: Loose): number {
  const told = [code, status].map(Number).find((each) => each >= 400 && each < 600)
  if (told !== undefined) return told
  return typeof type === 'string' && /server|internal|overload|unavailable/i.test(type) ? 500 : 400
}

function endOf(reason: string): Loose {
  return { choices: [{ delta: {}, finish_reason: reason }] }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function isLoose(value: unknown): value is Loose {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
