import type { Action, Dialogue, SpokenTurn } from '../../bench/public-dialogues/dialogue-set.ts'

type Said = readonly [act: string, slot?: string, value?: string, canonical?: string]

const actionOf = ([act, slot = '', value, canonical]: Said): Action => ({
  act,
  slot,
  values: value === undefined ? [] : [value],
  ...(canonical === undefined ? {} : { canonical_values: [canonical] }),
})

function user(utterance: string, acts: readonly Said[], state: Record<string, string> = {}): SpokenTurn {
  const slot_values = Object.fromEntries(Object.entries(state).map(([slot, value]) => [slot, [value]]))
  const requested_slots = acts.flatMap(([act, slot = '']) => (act === 'REQUEST' ? [slot] : []))
  return {
    speaker: 'USER',
    utterance,
    frames: [{ actions: acts.map(actionOf), state: { active_intent: 'FindApartment', requested_slots, slot_values } }],
  }
}

function system(
  utterance: string,
  acts: readonly Said[],
  call: Partial<SpokenTurn['frames'][number]> = {},
): SpokenTurn {
  return { speaker: 'SYSTEM', utterance, frames: [{ actions: acts.map(actionOf), ...call }] }
}

export const quarry = {
  area: 'Otterbrook',
  address: '19 Quarry Road',
  property_name: 'Quarry Court Apartments',
  phone_number: '802-555-0141',
  number_of_beds: '2',
  number_of_baths: '1',
  furnished: 'False',
  pets_allowed: 'True',
  rent: '1450',
}

export const miller = {
  area: 'Otterbrook',
  address: '4 Miller Lane',
  property_name: 'Miller Green',
  phone_number: '802-555-0177',
  number_of_beds: '2',
  number_of_baths: '2',
  furnished: 'True',
  pets_allowed: 'False',
  rent: '1900',
}

const wanted = { area: 'Otterbrook', number_of_beds: '2' }

/** Written for this test, in the shape of the set. */
export const ownDialogues: Dialogue[] = [
  {
    dialogue_id: 'own_0',
    services: ['Homes_1'],
    turns: [
      user('Hello, I am after a flat', [['INFORM_INTENT', 'intent', 'FindApartment']]),
      system('In which town, and with how many bedrooms?', [
        ['REQUEST', 'area'],
        ['REQUEST', 'number_of_beds'],
      ]),
      user(
        'two bedrooms in Otterbrook',
        [
          ['INFORM', 'area', 'Otterbrook'],
          ['INFORM', 'number_of_beds', '2'],
        ],
        wanted,
      ),
      system('Quarry Court has one.', [['OFFER', 'property_name', 'Quarry Court Apartments']], {
        service_call: { method: 'FindApartment', parameters: wanted },
        service_results: [quarry, miller],
      }),
      user('Got anything else?', [['REQUEST_ALTS']], wanted),
      system('Miller Green.', [['OFFER', 'property_name', 'Miller Green']]),
      user(
        'Tell me more about Quarry Court Apartments',
        [['INFORM', 'property_name', 'Quarry Court Apartments']],
        wanted,
      ),
      system('There it is.', [['OFFER', 'property_name', 'Quarry Court Apartments']]),
      user(
        'What number do I call, and may I bring my dog?',
        [
          ['REQUEST', 'phone_number'],
          ['REQUEST', 'pets_allowed'],
        ],
        wanted,
      ),
      system('802-555-0141, and you may.', [['INFORM', 'phone_number', '802-555-0141']]),
      user('I like that one', [['SELECT']], wanted),
      system('Do you want to see it?', [['OFFER_INTENT', 'intent', 'ScheduleVisit']]),
      user('Sure, on March 6th', [['AFFIRM_INTENT'], ['INFORM', 'visit_date', 'March 6th', '2019-03-06']], wanted),
      system('Quarry Court on March 6th?', [['CONFIRM', 'visit_date', 'March 6th']]),
      user('Yes, that is right', [['AFFIRM']], wanted),
      system('Done.', [['NOTIFY_SUCCESS']], {
        service_call: {
          method: 'ScheduleVisit',
          parameters: { property_name: 'Quarry Court Apartments', visit_date: '2019-03-06' },
        },
        service_results: [{ ...quarry, visit_date: '2019-03-06' }],
      }),
      user('Thanks, bye', [['THANK_YOU'], ['GOODBYE']], wanted),
    ],
  },
  {
    dialogue_id: 'own_1',
    services: ['Homes_1'],
    turns: [
      user(
        'three in Otterbrook please',
        [
          ['INFORM', 'area', 'Otterbrook'],
          ['INFORM', 'number_of_beds', '3'],
        ],
        {
          area: 'Otterbrook',
          number_of_beds: '3',
        },
      ),
    ],
  },
]
