import type { ListingScope } from '../../listings/listing-scope.ts'
import type {
  FoundElsewhere,
  IndexReply,
  IndexSize,
  IndexView,
  QuestionKind,
  QuestionOf,
  SearchIndex,
} from '../search-index.ts'
import { answerQuestion } from './answering/answer-question.ts'
import type { ListingIndexes } from './keeping/listing-indexes.ts'
import type { ListingIndex } from './listing-index.ts'

/** Answers from the indexes of this very thread. */
export class IndexInThread implements SearchIndex {
  readonly #indexes: ListingIndexes

  constructor(indexes: ListingIndexes) {
    this.#indexes = indexes
  }

  async ask<Kind extends QuestionKind>(
    scope: ListingScope,
    kind: Kind,
    of: QuestionOf<Kind>,
    found?: FoundElsewhere,
  ): Promise<IndexReply<Kind>> {
    const index = await this.#indexes.find(scope)
    return index === null ? null : answerQuestion(index, kind, of, found)
  }

  view(): IndexView {
    return new ViewInThread(this.#indexes)
  }

  warm(scope: ListingScope): void {
    this.#indexes.warm(scope)
  }

  refresh(): Promise<void> {
    return this.#indexes.refresh()
  }

  settle(): Promise<void> {
    return this.#indexes.settle()
  }

  async size(): Promise<IndexSize> {
    return { chatbots: this.#indexes.count, bytes: this.#indexes.bytes }
  }

  async close(): Promise<void> {
    this.#indexes.close()
  }
}

/** Looks once for what changed, of each chatbot. Keeps no index alive: it remembers only which one it looked at. */
class ViewInThread implements IndexView {
  readonly #indexes: ListingIndexes
  readonly #looked = new Map<number, Promise<number | null>>()

  constructor(indexes: ListingIndexes) {
    this.#indexes = indexes
  }

  async ask<Kind extends QuestionKind>(
    scope: ListingScope,
    kind: Kind,
    of: QuestionOf<Kind>,
    found?: FoundElsewhere,
  ): Promise<IndexReply<Kind>> {
    const index = await this.#find(scope)
    return index === null ? null : answerQuestion(index, kind, of, found)
  }

  view(): IndexView {
    return this
  }

  async #find(scope: ListingScope): Promise<ListingIndex | null> {
    const looked = this.#looked.get(scope.chatbotId) ?? this.#look(scope)
    this.#looked.set(scope.chatbotId, looked)
    const serial = await looked
    if (serial === null) return null
    const index = this.#indexes.peek(scope)
    if (index?.serial === serial) return index
    // It was dropped, or made anew: another one has not been looked at.
    this.#looked.delete(scope.chatbotId)
    return this.#find(scope)
  }

  #look(scope: ListingScope): Promise<number | null> {
    return this.#indexes.find(scope).then((index) => index?.serial ?? null)
  }
}
