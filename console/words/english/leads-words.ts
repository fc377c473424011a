export const leadsWords = {
  title: 'Leads',
  status: {
    new: 'New',
    open: 'Open',
    done: 'Done',
    requested: 'Requested',
    confirmed: 'Confirmed',
    declined: 'Declined',
    cancelled: 'Cancelled',
  },
  nameless: 'No name',
  sortBy: 'Sort by {{column}}',
}
