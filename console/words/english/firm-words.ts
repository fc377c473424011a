/** The firm itself, and what its mails go through. */
export const firmWords = {
  logo: {
    label: 'Logo',
    help: 'PNG, JPEG, WEBP or GIF; wide ones look best. It heads this console, mails and the pages of your homes.',
    choose: 'Choose a picture',
    another: 'Choose another',
    remove: 'Remove',
    saved: 'Logo saved',
    removed: 'Logo removed',
    failed: 'This picture can’t be used. Choose a PNG, JPEG, WEBP or GIF of at most 20 MB.',
    alt: 'Your logo',
  },
  name: 'Name of your firm',
  nameHelp: 'It heads this console, invitations and mail to your team.',
  needName: 'Enter a name.',
  email: 'Who gets leads',
  emailHelp:
    'Mailed when a visitor leaves contact details, asks for a person or wants a tour. A chatbot may name somebody else in its settings.',
  badEmail: 'Enter an address such as leads@example.com.',
  save: 'Save',
  saved: 'Saved',
  forOwner: 'Only an owner can change this.',
}

export const mailServerWords = {
  title: 'Mail server',
  about: {
    server: 'Set by the server: whoever runs it has set SMTP_URL, which wins over what would be set here.',
    firm: 'Leads, invitations and mail to visitors go out through it.',
    nobody:
      'Mail waits until a mail server is set up. Your mail provider’s help pages list these details under “SMTP”.',
  },
  forOwner: 'Only an owner can set it up.',
  host: 'Server',
  hostHelp: 'Such as smtp.gmail.com or smtp.office365.com',
  securityLabel: 'Encryption',
  security: { tls: 'TLS', starttls: 'STARTTLS' },
  port: 'Port',
  userName: 'User name',
  userNameHelp: 'Usually the full e-mail address. Leave it empty if your server asks for none.',
  password: 'Password',
  passwordHelp: 'Many providers want an app password here. It is encrypted and never shown again.',
  passwordKept: 'Leave it empty to keep the current one.',
  sender: 'From',
  senderHelp: 'What recipients see: a name with the address in angle brackets.',
  save: 'Save and send a test message',
  change: 'Change',
  cancel: 'Cancel',
  remove: 'Remove',
  test: 'Send a test message',
  testing: 'Sending a test message…',
  worked: 'It works: a test message is on its way to {{email}}.',
}

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
