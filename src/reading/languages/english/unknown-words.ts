/** Behind these nothing is claimed: what follows is called unknown. */
export const englishUnknown = `
    doesn't get into, does not get into, doesn't go into, does not go into, stays quiet about, stays quiet
    on, is quiet about, is quiet on, wasn't able to find, was not able to find, weren't able to find,
    couldn't find anything, could not find anything, find anything about, find anything on, found nothing
    about, found nothing on, nothing in the listing, no word on, can't speak to, can't speak for, don't want
    to guess, rather not guess, won't guess, not going to guess, doesn't touch on, does not touch on,
    doesn't spell out, does not spell out, doesn't address, does not address, doesn't elaborate on, does not
    elaborate on, doesn't reveal, doesn't clarify, doesn't cover, doesn't break down, no details about, no
    details on, no information about, any information about, any information on, any details about, any
    details on, any data on, double-check that with, worth asking about, worth checking, you'd have to ask,
    you would have to ask, you'd need to ask, confirm directly with, something to ask, a good question for
    the agent, can't verify, can't vouch for, can't tell from, cannot tell from, mentions neither, lists neither, mention neither, cannot tell you, can't tell you, cannot tell, nobody
      can say, no
    one can say, nobody knows, no one knows, cannot comment, can't comment, cannot speak, only the agent, whether, does
    not say, doesn't say, does not state, doesn't state, does not mention, doesn't mention, does not specify, doesn't
    specify, does not list, doesn't list, does not show, doesn't show, does not indicate, doesn't indicate, does not
    tell, doesn't tell, does not include information, doesn't include information, does not describe, doesn't describe, does not give, doesn't give, does not provide, doesn't provide, does not confirm, doesn't confirm, does not
    contain, doesn't contain, do not say, don't say, do not mention, don't mention, do not state, don't state, do not
    specify, don't specify, do not list, don't list, do not show, don't show, do not indicate, don't indicate, says
    nothing about, say nothing about, mentions no, mention no, lists no, states no, gives no, no information, no
    details, no data, no mention of, i do not know, i don't know, we do not know, we don't know, i do not have, i don't
    have, we do not have information, we don't have information, i have no, not sure, unsure, uncertain, cannot say, can't say, cannot tell, can't tell, cannot confirm, can't confirm, cannot verify, can't verify, cannot judge, can't
    judge, cannot see, can't see, could not find, couldn't find, unable to, not able to, ask the agent, ask the listing
    agent, ask an agent, ask our team, ask the team, ask us, check with the agent, confirm with the agent, check
      with, verify with, confirm with, check whether, check if, ask whether, ask if, find out whether, find out if,
      know
    whether, know if, tell whether, see whether, see if, say whether, say if, wonder whether, depends on, unknown,
      unclear, can't see, no record of, not aware of, no field for, nothing on, no word on, no word about, leaves
      open, leaves it open, is silent about, is silent on, stays silent, remains silent, keeps quiet about, keeps
      silent, lack the facts, i lack, nothing to go on, does not cover, doesn't cover, are missing details, details
      on, isn't clear from, is not clear from, not clear whether, not clear if, rather not guess, not something i
      know, cannot speak to, have nothing on, has nothing on, no facts on, no facts about, not covered, without
      knowing, no figures on, no figures for, not in a position to say`

/** The same, said behind what is unknown. */
export const englishUnknownBehind = `
    isn't something the listing, isn't something i, isn't something that, is not something that, isn't
    spelled out, aren't spelled out, is not spelled out, isn't covered, isn't addressed, isn't detailed,
    aren't detailed, isn't noted, aren't noted, isn't included in the listing, isn't part of the listing,
    isn't in the data, isn't available to me, is something to ask, is something you'd, is a question for,
    are questions for, would be a question for, is best answered by, goes unmentioned, go unmentioned, is
    left out of the listing, hasn't been disclosed, hasn't been provided, hasn't been specified, wasn't
    specified, wasn't mentioned, wasn't listed, is not mentioned, isn't mentioned, are not mentioned, aren't mentioned, is not stated, isn't
      stated, are not
    stated, aren't stated, is not specified, isn't specified, are not specified, is not listed, isn't listed, are not
    listed, is not said, is not known, isn't known, are not known, is unknown, are unknown, is unclear, is not given, isn't given, are not given, is not indicated, is not in the listing, isn't in the listing, is not in the record, not disclosed, is not part of the listing, is not provided, isn't provided, is not shown, is not confirmed, not
    available in the listing, is not documented, is not recorded, isn't recorded, are missing, is missing from, are
      not in the listing, aren't in the listing, is not in my data, are not in my data, is left open, are left open,
      is not something i know, is not something the listing, remains unknown, remain unknown, remains open, not
      covered by the listing, is not covered, are not covered`
