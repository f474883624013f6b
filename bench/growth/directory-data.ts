import type pg from 'pg'

/** Accounts with names that repeat, as names do; one in fifty is disabled. */
const INSERT_USERS = `
  insert into users (email, password_hash, first_name, last_name, role, is_active, created_at)
  select 'listed' || n || '@example.com', 'none',
    (array['Asha','Gurpreet','Harleen','Imran','Jaspreet','Kavita','Meher','Nisha','Pooja','Ravi'])[1 + n % 10],
    (array['Gill','Sharma','Kaur','Singh','Verma','Rao','Mirza','Das'])[1 + (n / 10) % 8] || ' ' || n,
    'dietitian', n % 50 <> 0, now() - n * interval '20 minutes'
  from generate_series($1::int + 1, $2::int) as n`

/** Four in ten have no review yet, one in twenty states no fee, one in fifty has written nothing; prices are round. */
const INSERT_PROFILES = `
  insert into dietitian_profiles (user_id, bio, specialization, experience_years, consultation_fee, is_available, rating,
    review_count, created_at)
  select id, case when n % 50 = 7 then '' else 'I cook with what the family already has, and ask before I change anything: ' ||
      (array['thali','millet','dal','sabzi','dahi'])[1 + n % 5] || ' number ' || n end,
    (array['weight_loss','diabetes','sports_nutrition','pediatric','geriatric','general'])[1 + (n * 7 / 3) % 6],
    (n::bigint * 7919 / 13) % 41, case when n % 20 <> 3 then 300 + 50 * ((n::bigint * 104729 / 7) % 55) end,
    n % 5 <> 0, case when n % 10 >= 4 then (30 + (n::bigint * 31 / 7) % 21) / 10.0 end,
    case when n % 10 >= 4 then 1 + (n::bigint * 17 / 11) % 60 else 0 end, created_at
  from (
    select id, created_at, substring(email from '[0-9]+')::int as n from users where email like 'listed%@example.com'
  ) as made
  where n > $1::int and n <= $2::int`

/** Adds dietitians until there are `to` of them (`from` are there). @returns seconds it took */
export async function growDirectory(client: pg.Client, from: number, to: number): Promise<number> {
  const began = performance.now()
  await client.query(INSERT_USERS, [from, to])
  await client.query(INSERT_PROFILES, [from, to])
  return (performance.now() - began) / 1000
}
