/** Under which address the server is reached. */
export const addressWords = {
  title: 'Web address',
  about: 'Links in mails, the snippet on your website and shared pages begin with this address.',
  ofServer: 'Set by the server: whoever runs it has set PORCHLIGHT_PUBLIC_URL, which wins over what would be set here.',
  now: 'Now',
  reach: {
    everybody: 'Public',
    network: 'Your network only',
    machine: 'This computer only',
  },
  warn: {
    network: 'Only people in your network can open this address. The chat won’t work for visitors of your website.',
    machine:
      'Only the computer that the server runs on can open this address. The chat won’t work for visitors of your website.',
  },
  plain: 'It isn’t encrypted: use it inside your own network only.',
  label: 'Address',
  labelHelp: 'Without a path, such as https://chat.example.com',
  save: 'Check and save',
  saveAnyway: 'Save anyway',
  check: 'Check',
  checking: 'Looking whether it leads here…',
  saved: 'The address is now {{url}}',
  useUsual: 'Use the default',
  bad: 'Enter an address such as https://chat.example.com.',
  setBy: 'Set by {{who}} on {{time}}',
  verdict: {
    reached: 'It works: {{host}} leads to this server.',
    'other-server': 'Another Porchlight answers at {{host}}. Check where the name leads to.',
    moved: '{{host}} sends visitors on to {{found}}. Use that address.',
    'no-answer':
      'Nothing answers at {{host}}, or its certificate isn’t valid. Check that your proxy or firewall passes requests on to this server.',
    'unknown-host': 'There is no server called {{host}}. Check the spelling. A new DNS record may take some hours.',
    'not-public':
      '{{host}} is inside a private network, which the server doesn’t look into. Open {{url}}/console in a browser there to see whether it works.',
    'no-porchlight':
      'Something else answers at {{host}} (status {{found}}). Have its web server or proxy pass requests on to this server.',
  },
}
