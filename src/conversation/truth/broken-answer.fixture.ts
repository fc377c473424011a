/**
 * What a model of random weights said in test/local-model, line by line, as it was recorded; broken bytes are left out. Some of them look
 * like a home that nobody knows: "no2" of a list of one, "5 far yea number street".
 */
export const brokenLines: readonly string[] = [
  ' data st seattle buil.7 sear4 qu!',
  ' three',
  ' say bathrooms!L say at river',
  ' floorow tour say$ are homesw with price',
  ' and new never you feet',
  '?',
  '!. obj2 search and with string at all?o',
  ' square!',
  ' year garden new say say$ perce string listing',
  '5 far yea number street which!',
  ' not field office ground built no2 search commis',
  ' your? river!?',
  ' have5',
]

/** What it said when it was told what had been left out. */
export const brokenRepair: readonly string[] = [
  ' your? river!?',
  ' kitchen commiss ground built not no6 say',
  ' have5',
  ' office? old6 is',
]
