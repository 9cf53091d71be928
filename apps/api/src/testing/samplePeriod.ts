/** A facility at the end of its period, for tests. */
export const endedPeriod = {
  prime_site_id: null,
  upload_count: 7,
  letter_effective_date: '2026-11-30',
  initial_letter_send_date: '2026-10-31',
  follow_up_letter_send_date: '2026-11-15',
  welcome_letter_send_date: '2026-12-10',
  initial_letter_sent_date: '2026-11-01',
  follow_up_letter_sent_date: '2026-11-16',
  welcome_letter_sent_date: '2026-12-11',
  confirmed_move_outs_date: '2026-10-20',
  confirmed_no_move_outs_date: '2026-10-21',
  can_tag_removal: false,
};

/** The letter dates of its next period. */
export const nextDates = {
  letter_effective_date: '2027-02-28',
  initial_letter_date: '2027-01-31',
  follow_up_letter_date: '2027-02-15',
};
