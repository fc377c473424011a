/** Whose conversations become by themselves. */
export const assignmentWords = {
  help: 'When a visitor asks for a person or leaves contact details, the conversation becomes somebody’s: they are told, and their colleagues leave it to them. Anybody may give it on by hand.',
  forOwner: 'An owner decides this.',
  saved: 'From now on new conversations are given out this way',
  ways: {
    off: { name: 'By hand', help: 'It is nobody’s until somebody takes it or is given it. All agents see it.' },
    inTurn: {
      name: 'In turn',
      help: 'To the agent who is signed in and was given one longest ago. If nobody is signed in, it stays nobody’s.',
    },
    agentOfListing: {
      name: 'To the agent of the home',
      help: 'To whom the home names as its agent, by e-mail address. Without one, or when the address is nobody’s here: in turn.',
    },
  },
  who: 'Who takes part',
  whoHelp: {
    inTurn: 'Agents take turns while they are signed in. Managers and owners are left out.',
    agentOfListing:
      'Homes are matched by the address in their field “Agent Email”, which files and feeds bring. In turn it goes among agents only.',
  },
  nobody: 'No agent yet',
  nobodyHelp: 'Invite colleagues as agents under Team: without one, nothing is given out in turn.',
  homesOf: 'Homes whose Agent Email is {{email}}',
  inTurn: 'Takes turns',
  ownHomes: 'Own homes only',
}
