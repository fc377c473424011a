/** A task that a person starts by its name in an assistant: what the assistant is then told, in the person's name. */
export interface McpPrompt {
  name: string
  title: string
  description: string
  arguments: readonly { name: string; description: string; required: boolean }[]
  /** `given` has what was said of each argument; '' where nothing was. */
  tell(given: Readonly<Record<string, string>>): string
}

const isTold =
  'Say only what the tools returned, name the source and its time, and say so where the listing says nothing.'

/** THE TABLE of the prompts, in the order in which they are told of. */
export const mcpPrompts: readonly McpPrompt[] = [
  {
    name: 'find_homes',
    title: 'Find homes',
    description: 'Searches this firm’s homes for what somebody wishes, and shortlists the ones that fit best.',
    arguments: [
      {
        name: 'wishes',
        description: 'In a sentence, such as "3 bedrooms in Seattle under 600k with a yard"',
        required: true,
      },
      { name: 'must_haves', description: 'What a home has to have to be worth looking at', required: false },
    ],
    tell: ({ wishes = '', must_haves: needs = '' }) =>
      lines(
        `Find homes for me: ${quote(wishes)}`,
        needs !== '' && `It has to have: ${quote(needs)}`,
        'Search with search_listings, in my words. Where nothing fits, tell me what the closest homes miss and what one change of my wishes would bring.',
        'Then show me the three that fit best: price, place, size, what speaks for each and what against it, with the address of its page. Ask me one question that would narrow the search.',
        isTold,
      ),
  },
  {
    name: 'compare_homes',
    title: 'Compare homes',
    description: 'Sets two or three homes side by side, and says what speaks for which.',
    arguments: [
      { name: 'homes', description: 'Two or three of them: ids, MLS numbers or addresses', required: true },
      { name: 'priorities', description: 'What counts most, such as "commute, then price"', required: false },
    ],
    tell: ({ homes = '', priorities = '' }) =>
      lines(
        `Compare these homes for me: ${quote(homes)}`,
        priorities !== '' && `What counts most for me: ${quote(priorities)}`,
        'Look each of them up with get_listing, set them side by side with compare, and work out a monthly payment with payment where they are for sale.',
        'Show a table of what differs, then say in two sentences which suits me better and why. Leave out what is the same.',
        isTold,
      ),
  },
  {
    name: 'prepare_for_tour',
    title: 'Prepare for a tour',
    description: 'What to look at and to ask on a tour of one home, and when it can be seen.',
    arguments: [
      { name: 'home', description: 'Its id, MLS number or address', required: true },
      {
        name: 'concerns',
        description: 'What should be looked at closely, such as "noise, age of the roof"',
        required: false,
      },
    ],
    tell: ({ home = '', concerns = '' }) =>
      lines(
        `Prepare me for a tour of this home: ${quote(home)}`,
        concerns !== '' && `I care about: ${quote(concerns)}`,
        'Read it with get_listing, and see with tour_times when it can be seen.',
        'Give me a page to take along: the facts that matter, what to look at in the house, and questions for the agent about everything that the listing leaves open. Put what I care about first.',
        'Ask for a tour with request_tour only after I chose a time, gave you an e-mail address or a phone number, and agreed that the firm gets it.',
        isTold,
      ),
  },
]

/** Somebody’s own words, apart from what they are part of. */
function quote(words: string): string {
  return `"${words.replaceAll('"', "'")}"`
}

function lines(...told: (string | false)[]): string {
  return told.filter((line) => line !== false).join('\n')
}
