import type { DocumentRows } from './command-row.ts'
import { beVisitor, say } from './what-readers-do.ts'

export const inboxRows: DocumentRows = {
  document: 'docs/inbox.md',
  before: async (stage) => {
    const { sessionID } = await say(stage, 'Is the house on Elm Street still there?')
    stage.own.set('48213', String(sessionID))
  },
  rows: [
    { command: 'npx porchlight inbox --name "Ana Ruiz"', says: /“Is the house on Elm Street still there\?”/ },
    { command: 'npx porchlight inbox list --json', says: /Elm Street/ },
    { command: 'npx porchlight inbox read 48213', says: /Visitor: Is the house on Elm Street still there\?/ },
    {
      command: 'npx porchlight inbox take 48213 --name "Ana Ruiz" --picture https://firm.example/ana.jpg',
      says: /You have conversation \d+ as Ana Ruiz\./,
    },
    { command: 'npx porchlight inbox answer 48213 Good day, this is Ana.', says: /Said in conversation/ },
    { command: 'npx porchlight inbox release 48213', says: /The chatbot answers in conversation \d+ again/ },
    {
      command: 'curl -N -H "Authorization: $SECRET_KEY" "$BASE/v1/conversations/events"',
      // What happened a moment ago may be over; what happens now is told.
      before: (stage) => void setTimeout(() => void say(stage, 'Anything new?'), 1_500),
      until: /^data: /m,
    },
  ],
}

export const consoleRows: DocumentRows = {
  document: 'docs/console.md',
  rows: [{ command: 'npx porchlight console link', says: /^http\S+\/console\/welcome#[\w-]{40,}$/m }],
}

export const privacyRows: DocumentRows = {
  document: 'docs/privacy.md',
  before: async (stage) => {
    await beVisitor(stage, 'ana@example.com')
    const { sessionID } = await say(stage, 'A house near the sea?')
    stage.own.set('4711', String(sessionID))
    stage.own.set('ana/', 'ana-of-privacy/')
  },
  rows: [
    { command: 'npx porchlight workspace set-retention 365', says: /keeps conversations for 365 days/ },
    {
      command: 'npx porchlight visitor export --email ana@example.com --out ana/',
      says: /visitor\.json: 1 conversation;/,
    },
    {
      command: 'npx porchlight visitor erase  --email ana@example.com',
      types: 'yes\n',
      says: /Erased: 1 conversation with/,
    },
    { command: 'npx porchlight visitor erase  --session 4711', types: 'yes\n', says: /Erased: 1 conversation with/ },
  ],
}

export const answersRows: DocumentRows = {
  document: 'docs/answers.md',
  variables: async (stage) => ({ ANSWER_ID: String((await say(stage, 'Homes with a garden?')).answerID) }),
  rows: [
    {
      command: 'curl -s $BASE/v1/messages/$ANSWER_ID/trace -H "Authorization: $SECRET_KEY"',
      says: [/"trace":/, /"kind":/, /"explanation":/],
    },
  ],
}

export const webhooksRows: DocumentRows = {
  document: 'docs/webhooks.md',
  rows: [
    {
      command: `curl "$BASE/v1/webhooks" -H "Authorization: $SECRET_KEY" -H 'Content-Type: application/json' \\
  -d '{"url":"https://crm.example.com/porchlight","events":["lead.created","lead.updated"]}'`,
      says: /"secret":"whsec_/,
    },
  ],
}

export const textMessagesRows: DocumentRows = {
  document: 'docs/text-messages.md',
  rows: [
    {
      command: `curl "$BASE/chat/Chatbot/SendTwilioMessage" -H "Authorization: $SECRET_KEY" -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: tour-4711-reminder' \\
  -d '{"SerialNumber":"'$SERIAL'","ToPhoneNumber":"+12065550123","Message":"Your tour is on Saturday at 10:00. Reply STOP to get no more messages."}'`,
      says: /^\{"Data":\{"Sid":"SM\w+","Status":"queued"\}/,
    },
  ],
}

export const clientRows: DocumentRows = {
  document: 'docs/client.md',
  rows: [
    {
      // In a project of the reader's, not in the clone.
      command: 'npm install http://127.0.0.1:8787/porchlight-client.tgz',
      spare: 'project',
      says: /added 1 package/,
    },
  ],
}

export const licensesRows: DocumentRows = {
  document: 'docs/licenses.md',
  rows: [
    { command: 'npm install --prefix ./ffmpeg --ignore-scripts @ffmpeg/core@0.12.10', not: 'registry' },
    { command: 'PORCHLIGHT_FFMPEG=./ffmpeg npm start', spare: 'ffmpeg', until: /Porchlight is ready on/ },
  ],
}
