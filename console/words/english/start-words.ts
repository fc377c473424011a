/** The list of what to set up first. */
export const startWords = {
  title: 'Get started',
  hello: 'Welcome, {{name}}',
  lead: 'These steps put a chatbot that knows your listings on your website. Do them in any order; each is checked off as soon as it’s done.',
  doneTitle: 'You’re all set',
  doneLead: 'Your chatbot is live and your team hears of every lead. This list won’t show up in the menu anymore.',
  progress: '{{done}} of {{count}} steps are done',
  isDone: 'Done',
  isOpen: 'To do',
  look: 'Open',
  forOwner: 'Ask an owner',
  steps: {
    firm: {
      name: 'Name your firm',
      help: 'It heads this console, invitations and mail.',
      done: 'Your firm has a name.',
      do: 'Name it',
    },
    chatbot: {
      name: 'Add your chatbot',
      help: 'It takes a minute. The demo chatbot stays until you remove it.',
      done: 'You have a chatbot of your own.',
      do: 'Add a chatbot',
    },
    look: {
      name: 'Give it your logo',
      help: 'Your picture and colors on the button and in the chat.',
      done: 'Your chatbot shows your picture.',
      do: 'Choose a picture',
    },
    homes: {
      name: 'Bring in your listings',
      help: 'Drop a spreadsheet or an export from your MLS, or add a feed.',
      done: 'Your chatbot knows listings of yours.',
      do: 'Import listings',
    },
    leads: {
      name: 'Choose who gets leads',
      help: 'The address that is mailed when a visitor leaves contact details.',
      done: 'New leads are mailed to you.',
      do: 'Enter an address',
    },
    mail: {
      name: 'Set up mail',
      help: 'Until then, leads and invitations wait here instead of being mailed.',
      done: 'Mail is sent.',
      do: 'Set up mail',
    },
    snippet: {
      name: 'Put the chat on your website',
      help: 'Copy one line into your site. This is checked off once somebody opens the chat there.',
      done: 'The chat was opened on your website.',
      do: 'Get the snippet',
    },
    question: {
      name: 'Ask it something',
      help: 'Ask what a buyer would ask, and see what it answers.',
      done: 'Your chatbot has answered its first question.',
      do: 'Open the chat',
    },
    colleague: {
      name: 'Invite a colleague',
      help: 'Agents answer visitors; managers also look after listings and chatbots.',
      done: 'Somebody has joined your team or is invited.',
      do: 'Invite',
    },
  },
}
