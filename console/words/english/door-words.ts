export const doorWords = {
  forgot: 'Forgot your password?',
  askTitle: 'A new password',
  askLead: 'Write the address that you sign in with. We mail you a link, which works once, for an hour.',
  send: 'Mail me a link',
  sentTitle: 'Look into your mailbox',
  sentLead:
    'If {{email}} has an account here, a link is on its way. It works once, for an hour. Nothing there? Look among unwanted mail, or ask an owner of your firm for a link.',
  noMailTitle: 'No mails are sent from here',
  noMailLead:
    'This server has no mail server set up. An owner of your firm makes you a link to a new password: Set-up, Team. An owner who cannot get in runs “npx porchlight console link” on the server.',
  chooseTitle: 'Choose a new password',
  chooseLead: 'You are signed out everywhere else with it. A second factor stays as it is.',
  password: 'New password',
  save: 'Save the password',
  badLink: 'This link was used, replaced, or is older than an hour.',
  anew: 'Ask for a new link',
  savedTitle: 'Your password is changed',
  savedLead: 'Sign in with {{email}} and the new password.',
  or: 'or',
  signOn: 'Sign in with {{name}}',
  signOnFailed: {
    down: '{{name}} does not answer as it should. Try again in a moment, or sign in with your password.',
    late: 'The sign-in with {{name}} was not finished in time, or was begun in another window. Begin again.',
    refused: '{{name}} did not let you in. Try again, or ask who looks after it at your firm.',
    untrusted: 'What {{name}} answered could not be verified, so nobody was signed in. Tell who runs this server.',
    unverified:
      '{{name}} does not confirm that your e-mail address is yours. Confirm it there, or sign in with your password.',
    unknown: 'Nobody here has the e-mail address that {{name}} knows you by. Ask an owner of your firm to invite you.',
    often: 'Too many sign-ins were tried from here. Wait a few minutes.',
  },
}
