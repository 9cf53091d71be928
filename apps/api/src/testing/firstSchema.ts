/** The counts of an archived period. */
const archivedStats = {
  upload_count: 9,
  tenant_count: 9,
  audit_letters_sent: 9,
  enrollment_letters_sent: 5,
  welcome_letters_sent: 3,
  selected_coverage: 4,
  confirmed_payment: 3,
  provided_proof: 2,
  opted_out: 1,
  moved_out: 0,
  bad_address: 0,
  selected_coverage_percentage: 44.4,
  confirmed_payment_percentage: 33.3,
  provided_proof_percentage: 22.2,
  opted_out_percentage: 11.1,
  moved_out_percentage: 0,
  bad_address_percentage: 0,
  percent_complete: 80,
};

/**
 * An office's rows as the first released schema stores them, with values in all columns: names in
 * several scripts, empty addresses, letters, an archive, and a tenant in every status.
 */
export const firstSchemaRows = [
  `insert into facilities (facility_number, prime_site_id, is_prime, address, city, state, zip_code, contact_name, email,
      phone, fax, account_name, corporate_group, note, software, upload_count, letter_effective_date,
      initial_letter_send_date, initial_letter_sent_date)
    values ('L-1', 'P1', true, '1 Pier', 'Austin', 'TX', '78701', 'Dana', 'd@example.com', '5125550100', '5125550101',
      'Harbor', '12', 'Ring twice.', 'syrasoft', 40, '2026-02-01', '2026-01-01', '2026-01-02'),
      ('L-2', null, false, '2 Mill', 'Reno', 'NV', '89501', 'Max', 'm@example.com', '7755550100', null, null, null, null,
      null, 0, null, null, null)`,
  `insert into users (username, username_key, email, real_name, is_admin, is_monitor, password_hash, original_password,
      has_changed_password, facility_id)
    values ('Ada', 'ada', 'a@example.com', 'Ada L', true, false, 'none', null, true, null),
      ('mon', 'mon', 'o@example.com', null, false, true, 'none', null, true, null),
      ('harbor', 'harbor', 'h@example.com', null, false, false, 'none', null, false, 1)`,
  `insert into sessions (token_hash, user_id, download_hash, created_at, last_seen_at, expires_at)
    values ('\\x01', 1, '\\x02', now(), now(), now() + interval '1 day')`,
  `insert into factors (user_id, kind, name, credential_id, transports, secret, created_at)
    values (1, 'passkey', 'Laptop', 'a2V5', array['internal'], '\\x01', now())`,
  `insert into rate_limits (key, points, expire) values ('sign-in 10.0.0.1', 3, 0)`,
  `insert into tenants (facility_id, first_name, last_name, address, city, state, zip_code, phone, email, unit, units, move_in_date,
      status, coverage_id, charge_applied, charge_apply_date, charge_confirmed_date, tagged_for_removal, note,
      initial_letter_sent_date, import_key, search_name, search_unit, folded_first_name, folded_last_name, name_key)
    select 1 + number % 2, (array['José', 'Мария', '美', 'Ann', null])[1 + number % 5], 'Peña ' || number,
      case when number % 7 > 0 then number || ' Elm Street' end, 'Austin', 'TX', '78702',
      '5125550' || 100 + number, number || '@example.com', 'A' || number, array['A' || number, 'B' || number], '2024-05-01',
      (array['selected_coverage', 'provide_proof', 'opt_out', 'moved_out', 'bad_address', null])[1 + number % 6],
      case when number % 6 = 0 then 1 + number % 4 end, number % 6 = 0, '2026-02-01',
      case when number % 12 = 0 then date '2026-02-03' end, number % 11 = 0, 'A note', '2026-01-02',
      'key-' || number, concat((array['jose', 'мария', '美', 'ann', null])[1 + number % 5], ' pena ', number),
      'a' || number || chr(10) || 'b' || number, (array['jose', 'мария', '美', 'ann', null])[1 + number % 5], 'pena ' || number,
      concat_ws(' ', number, (array['jose', 'мария', '美', 'ann', null])[1 + number % 5], 'pena')
    from generate_series(1, 60) as number`,
  `insert into deleted_tenants (id, facility_id, tenant, user_id, deleted_at)
    values (900, 1, '{"first_name": "Ann"}', 2, now())`,
  `insert into files (name, kind, user_id, facility_id, display_name, media_type, size, sha256)
    values ('letters.pdf', 'letters', 1, 1, 'letters.pdf', 'application/pdf', 3,
        'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'),
      ('archive.xlsx', 'archive', 1, 1, 'archive.xlsx', 'application/x', 3,
        'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')`,
  `insert into file_chunks values (1, 0, 'abc'), (2, 0, 'abc')`,
  `insert into archived_periods (facility_id, facility_number, prime_site_id, letter_effective_date, percent_complete,
      stats, filename, file_id, archived_at)
    values (1, 'L-1', 'P1', '2025-11-01', 80, '${JSON.stringify(archivedStats)}', 'P1__2025-11-01.xlsx', 2, now())`,
  `insert into archived_tenants (archive_id, facility_id, import_key, first_name, last_name, unit, status)
    values (1, 1, 'old-1', 'Ann', 'Lee', 'A1', 'opt_out')`,
  `insert into retired_facilities (facility_number, city, state, was_prime, total, charge_applied, chose_coverage,
      non_responders, retired_at)
    values ('L-0', 'Waco', 'TX', false, 9, 3, 4, 2, now())`,
  `insert into letter_batches (facility_id, facility_number, state, letter_type, tenant_count, save_time, day,
      request_key, file_id, filename)
    values (1, 'L-1', null, 'initial', 2, now(), '2026-01-02', 'facility 1', 1, 'letters.pdf')`,
  `insert into letter_batch_tenants (batch_id, position, tenant_id, facility_id, letter)
    values (1, 0, 1, 1, '{"recipient": "José Peña 1"}'), (1, 1, 3, 1, '{}')`,
  `insert into imports (user_id, software, facility_id, counts) values (1, 'syrasoft', 1, '{"read": 60}')`,
  `insert into audit_log (at, user_id, action, object_type, object_ids) values (now(), 1, 'import', 'facility', '{1}')`,
  `insert into settings values ('theme', '"dark"')`,
];
