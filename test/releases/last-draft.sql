-- A shop of the drafts, with orders in every state, imports and charges, as the last draft's migrations left it.
-- Triggers are off: what they write is here, too.

alter table parts disable trigger user;
alter table orders disable trigger user;
alter table stock_movements disable trigger user;
alter table audit_log disable trigger user;
alter table refunds disable trigger user;
alter table part_search disable trigger user;
alter table order_lines disable trigger user;
alter table sandbox.charges disable trigger user;

begin;
set constraints all deferred;

insert into users (id, name, email, email_verified, created_at, updated_at, two_factor_enabled, confirmed_signed_out) overriding system value select id, name, email, email_verified, created_at, updated_at, two_factor_enabled, confirmed_signed_out from jsonb_populate_recordset(null::users, '[
  {"id":"user-1","name":"Ada Byron","email":"ada@buyers.example","created_at":"now","updated_at":"now","email_verified":true,"two_factor_enabled":false,"confirmed_signed_out":false},
  {"id":"user-2","name":"Grace Hopper","email":"grace@buyers.example","created_at":"now","updated_at":"now","email_verified":false,"two_factor_enabled":false,"confirmed_signed_out":false},
  {"id":"user-3","name":"Edith Clarke","email":"edith@buyers.example","created_at":"now","updated_at":"now","email_verified":true,"two_factor_enabled":false,"confirmed_signed_out":false}
]');

insert into profiles (user_id, role, education, location, phone, linkedin, created_at, updated_at) overriding system value select user_id, role, education, location, phone, linkedin, created_at, updated_at from jsonb_populate_recordset(null::profiles, '[
  {"role":"user","phone":"+1 555 0100","user_id":"user-1","linkedin":"","location":"","education":"Mathematics","created_at":"now","updated_at":"now"},
  {"role":"admin","phone":"","user_id":"user-2","linkedin":"","location":"","education":"","created_at":"now","updated_at":"now"},
  {"role":"user","phone":"","user_id":"user-3","linkedin":"","location":"","education":"","created_at":"now","updated_at":"now"}
]');

insert into parts (id, position, sku, slug, name, category, description, image, specs, minimum_quantity, available_quantity, price_cents, version, created_at, updated_at, order_multiple, breaks, mpn, pictures, datasheets) overriding system value select id, position, sku, slug, name, category, description, image, specs, minimum_quantity, available_quantity, price_cents, version, created_at, updated_at, order_multiple, breaks, mpn, pictures, datasheets from jsonb_populate_recordset(null::parts, '[
  {"id":"aaaaaaaaaaaaaaaaaaaaaaa1","sku":"PS-1","name":"Anvil 1000","slug":"anvil-1000","image":"/img/parts/anvil-1000-960.webp","specs":{"watts":1000},"breaks":[],"version":1,"category":"Power supply","pictures":[],"position":1,"created_at":"now","datasheets":[],"updated_at":"now","description":"A power supply.","price_cents":14900,"order_multiple":1,"minimum_quantity":2,"available_quantity":75},
  {"id":"aaaaaaaaaaaaaaaaaaaaaaa4","sku":"CB-1","name":"Cable","slug":"cable","image":"","specs":{"m":2},"breaks":[],"version":1,"category":"Other parts","pictures":[],"position":4,"created_at":"now","datasheets":[],"updated_at":"now","description":"Cable","price_cents":500,"order_multiple":1,"minimum_quantity":1,"available_quantity":5},
  {"id":"aaaaaaaaaaaaaaaaaaaaaaa2","sku":"MB-1","name":"Keel B850 v2","slug":"keel-b850","image":"/img/parts/keel-b850-atx-960.webp","specs":{"socket":"AM5"},"breaks":[],"version":2,"category":"Motherboard","pictures":[],"position":2,"created_at":"now","datasheets":[],"updated_at":"now","description":"A board.","price_cents":21900,"order_multiple":1,"minimum_quantity":1,"available_quantity":12},
  {"id":"aaaaaaaaaaaaaaaaaaaaaaa3","mpn":"RX 48/9","sku":"RK-1","name":"Rack","slug":"rack","image":"","specs":{"rails":2,"max_video_card_length":"33 cm"},"breaks":[],"version":3,"category":"Cases","pictures":[],"position":3,"created_at":"now","datasheets":[],"updated_at":"now","description":"A rack.","price_cents":9900,"order_multiple":1,"minimum_quantity":1,"available_quantity":0},
  {"id":"aaaaaaaaaaaaaaaaaaaaaaa6","sku":"SD-1","name":"Ledger 2 TB","slug":"ledger-2tb","image":"","specs":{},"breaks":[],"version":1,"category":"Storage","pictures":[],"position":6,"created_at":"now","datasheets":[],"updated_at":"now","description":"A drive.","price_cents":18900,"order_multiple":1,"minimum_quantity":1,"available_quantity":180},
  {"id":"aaaaaaaaaaaaaaaaaaaaaaa5","sku":"FN-1","name":"Gust 120","slug":"gust-120","image":"","specs":{},"breaks":[],"version":1,"category":"Fans","pictures":[],"position":5,"created_at":"now","datasheets":[],"updated_at":"now","description":"A fan.","price_cents":1250,"order_multiple":1,"minimum_quantity":1,"available_quantity":414},
  {"id":"bcdefa000000000000000002","sku":"LF-2","name":"Café 120","slug":"cafe-120-bcdefa00","image":"","specs":{},"breaks":[],"version":1,"category":"Cooling","pictures":[],"position":8,"created_at":"now","datasheets":[],"updated_at":"now","description":"A fan.","price_cents":900,"order_multiple":1,"minimum_quantity":1,"available_quantity":0},
  {"id":"cdefab000000000000000003","sku":"LF-3","name":"Fön","slug":"own-address","image":"","specs":{},"breaks":[],"version":1,"category":"Cooling","pictures":[],"position":9,"created_at":"now","datasheets":[],"updated_at":"now","description":"A fan.","price_cents":900,"order_multiple":1,"minimum_quantity":1,"available_quantity":0},
  {"id":"abcdef000000000000000001","sku":"LF-1","name":"Lüfter groß","slug":"luefter-gross-abcdef","image":"","specs":{},"breaks":[],"version":1,"category":"Cooling","pictures":[],"position":7,"created_at":"now","datasheets":[],"updated_at":"now","description":"A fan.","price_cents":900,"order_multiple":1,"minimum_quantity":1,"available_quantity":0}
]');

insert into orders (id, user_id, part_id, quantity, unit_price_cents, total_cents, product_name, email, user_name, phone, status, paid_at, transaction_id, cancelled_at, deleted_at, created_at, updated_at, cancel_reason, cancelled_from, refunded_cents, line_count, purchase_order, ship_to, note, order_number, takes_last, freight_due) overriding system value select id, user_id, part_id, quantity, unit_price_cents, total_cents, product_name, email, user_name, phone, status, paid_at, transaction_id, cancelled_at, deleted_at, created_at, updated_at, cancel_reason, cancelled_from, refunded_cents, line_count, purchase_order, ship_to, note, order_number, takes_last, freight_due from jsonb_populate_recordset(null::orders, '[
  {"id":"bbbbbbbbbbbbbbbbbbbbbbb1","note":"","email":"ada@buyers.example","phone":"","status":"shipped","paid_at":"now","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","ship_to":"","user_id":"user-1","quantity":4,"user_name":"Ada Byron","created_at":"now","line_count":1,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":59600,"order_number":"CA-2026-000001","product_name":"Anvil 1000","purchase_order":"","refunded_cents":0,"transaction_id":"pi_1","unit_price_cents":14900},
  {"id":"bbbbbbbbbbbbbbbbbbbbbbb2","note":"","email":"ada@buyers.example","phone":"","status":"pending","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","ship_to":"","user_id":"user-1","quantity":3,"user_name":"Ada Byron","created_at":"now","line_count":1,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":44700,"order_number":"CA-2026-000002","product_name":"Anvil 1000","purchase_order":"","refunded_cents":0,"unit_price_cents":14900},
  {"id":"bbbbbbbbbbbbbbbbbbbbbbb3","note":"","email":"ada@buyers.example","phone":"","status":"cancelled","part_id":"aaaaaaaaaaaaaaaaaaaaaaa2","ship_to":"","user_id":"user-1","quantity":1,"user_name":"Ada Byron","created_at":"now","line_count":1,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":21900,"cancelled_at":"now","order_number":"CA-2026-000003","product_name":"Keel B850","cancel_reason":"deleted","cancelled_from":"pending","purchase_order":"","refunded_cents":0,"unit_price_cents":21900},
  {"id":"dddddddddddddddddddddd01","note":"","email":"ada@buyers.example","phone":"","status":"pending","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","ship_to":"","user_id":"user-1","quantity":2,"user_name":"Ada Byron","created_at":"now","line_count":1,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":29800,"order_number":"CA-2026-000004","product_name":"Anvil 1000","purchase_order":"","refunded_cents":0,"unit_price_cents":14900},
  {"id":"dddddddddddddddddddddd02","note":"","email":"ada@buyers.example","phone":"","status":"approved","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","ship_to":"","user_id":"user-1","quantity":2,"user_name":"Ada Byron","created_at":"now","line_count":1,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":29800,"order_number":"CA-2026-000005","product_name":"Anvil 1000","purchase_order":"","refunded_cents":0,"unit_price_cents":14900},
  {"id":"dddddddddddddddddddddd03","note":"","email":"ada@buyers.example","phone":"","status":"pending","paid_at":"now","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","ship_to":"","user_id":"user-1","quantity":2,"user_name":"Ada Byron","created_at":"now","line_count":1,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":29800,"order_number":"CA-2026-000006","product_name":"Anvil 1000","purchase_order":"","refunded_cents":0,"transaction_id":"pi_old_3","unit_price_cents":14900},
  {"id":"dddddddddddddddddddddd04","note":"","email":"ada@buyers.example","phone":"","status":"approved","paid_at":"now","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","ship_to":"","user_id":"user-1","quantity":2,"user_name":"Ada Byron","created_at":"now","line_count":1,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":29800,"order_number":"CA-2026-000007","product_name":"Anvil 1000","purchase_order":"","refunded_cents":0,"transaction_id":"pi_old_4","unit_price_cents":14900},
  {"id":"dddddddddddddddddddddd05","note":"","email":"ada@buyers.example","phone":"","status":"shipped","paid_at":"now","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","ship_to":"","user_id":"user-1","quantity":2,"user_name":"Ada Byron","created_at":"now","line_count":1,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":29800,"order_number":"CA-2026-000008","product_name":"Anvil 1000","purchase_order":"","refunded_cents":0,"transaction_id":"pi_old_5","unit_price_cents":14900},
  {"id":"dddddddddddddddddddddd06","note":"","email":"ada@buyers.example","phone":"","status":"delivered","paid_at":"now","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","ship_to":"","user_id":"user-1","quantity":2,"user_name":"Ada Byron","created_at":"now","line_count":1,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":29800,"order_number":"CA-2026-000009","product_name":"Anvil 1000","purchase_order":"","refunded_cents":0,"transaction_id":"pi_old_6","unit_price_cents":14900},
  {"id":"dddddddddddddddddddddd07","note":"","email":"ada@buyers.example","phone":"","status":"cancelled","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","ship_to":"","user_id":"user-1","quantity":2,"user_name":"Ada Byron","created_at":"now","line_count":1,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":29800,"cancelled_at":"now","order_number":"CA-2026-000010","product_name":"Anvil 1000","cancel_reason":"deleted","cancelled_from":"pending","purchase_order":"","refunded_cents":0,"unit_price_cents":14900},
  {"id":"dddddddddddddddddddddd08","note":"","email":"ada@buyers.example","phone":"","status":"cancelled","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","ship_to":"","user_id":"user-1","quantity":2,"user_name":"Ada Byron","created_at":"now","line_count":1,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":29800,"cancelled_at":"now","order_number":"CA-2026-000011","product_name":"Anvil 1000","cancel_reason":"expired","cancelled_from":"pending","purchase_order":"","refunded_cents":0,"unit_price_cents":14900},
  {"id":"dddddddddddddddddddddd09","note":"","email":"ada@buyers.example","phone":"","status":"pending","paid_at":"now","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","ship_to":"","user_id":"user-1","quantity":2,"user_name":"Ada Byron","created_at":"now","line_count":1,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":29800,"order_number":"CA-2026-000012","product_name":"Anvil 1000","purchase_order":"","refunded_cents":0,"transaction_id":"pi_old_9","unit_price_cents":14900},
  {"id":"dddddddddddddddddddddd10","note":"","email":"ada@buyers.example","phone":"","status":"shipped","paid_at":"now","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","ship_to":"","user_id":"user-1","quantity":2,"user_name":"Ada Byron","created_at":"now","line_count":1,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":29800,"order_number":"CA-2026-000013","product_name":"Anvil 1000","purchase_order":"","refunded_cents":14900,"transaction_id":"pi_old_10","unit_price_cents":14900},
  {"id":"dddddddddddddddddddddd11","note":"","email":"ada@buyers.example","phone":"","status":"delivered","paid_at":"now","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","ship_to":"","user_id":"user-1","quantity":2,"user_name":"Ada Byron","created_at":"now","line_count":1,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":29800,"order_number":"CA-2026-000014","product_name":"Anvil 1000","purchase_order":"","refunded_cents":29800,"transaction_id":"pi_old_11","unit_price_cents":14900},
  {"id":"dddddddddddddddddddddd12","note":"","email":"ada@buyers.example","phone":"","status":"delivered","paid_at":"now","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","ship_to":"","user_id":"user-1","quantity":2,"user_name":"Ada Byron","created_at":"now","deleted_at":"now","line_count":1,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":29800,"order_number":"CA-2026-000015","product_name":"Anvil 1000","purchase_order":"","refunded_cents":0,"transaction_id":"pi_old_12","unit_price_cents":14900},
  {"id":"acacacacacacacacacacac01","note":"Ring twice","email":"edith@buyers.example","phone":"","status":"pending","ship_to":"Dock 4, Leith","user_id":"user-3","quantity":12,"user_name":"Edith Clarke","created_at":"now","line_count":2,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":50300,"order_number":"CA-2026-000016","purchase_order":"PO 4711","refunded_cents":0},
  {"id":"acacacacacacacacacacac02","note":"Ring twice","email":"edith@buyers.example","phone":"","status":"pending","ship_to":"Dock 4, Leith","user_id":"user-3","quantity":12,"user_name":"Edith Clarke","created_at":"now","line_count":2,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":50300,"order_number":"CA-2026-000017","purchase_order":"PO 4711","refunded_cents":0},
  {"id":"acacacacacacacacacacac03","note":"Ring twice","email":"edith@buyers.example","phone":"","status":"pending","paid_at":"now","ship_to":"Dock 4, Leith","user_id":"user-3","quantity":12,"user_name":"Edith Clarke","created_at":"now","line_count":2,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":50300,"order_number":"CA-2026-000018","purchase_order":"PO 4711","refunded_cents":0,"transaction_id":"pi_lines_3"},
  {"id":"acacacacacacacacacacac04","note":"Ring twice","email":"edith@buyers.example","phone":"","status":"approved","paid_at":"now","ship_to":"Dock 4, Leith","user_id":"user-3","quantity":12,"user_name":"Edith Clarke","created_at":"now","line_count":2,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":50300,"order_number":"CA-2026-000019","purchase_order":"PO 4711","refunded_cents":0,"transaction_id":"pi_lines_4"},
  {"id":"acacacacacacacacacacac05","note":"Ring twice","email":"edith@buyers.example","phone":"","status":"shipped","paid_at":"now","ship_to":"Dock 4, Leith","user_id":"user-3","quantity":12,"user_name":"Edith Clarke","created_at":"now","line_count":2,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":50300,"order_number":"CA-2026-000020","purchase_order":"PO 4711","refunded_cents":0,"transaction_id":"pi_lines_5"},
  {"id":"acacacacacacacacacacac06","note":"Ring twice","email":"edith@buyers.example","phone":"","status":"delivered","paid_at":"now","ship_to":"Dock 4, Leith","user_id":"user-3","quantity":12,"user_name":"Edith Clarke","created_at":"now","line_count":2,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":50300,"order_number":"CA-2026-000021","purchase_order":"PO 4711","refunded_cents":0,"transaction_id":"pi_lines_6"},
  {"id":"acacacacacacacacacacac07","note":"Ring twice","email":"edith@buyers.example","phone":"","status":"cancelled","ship_to":"Dock 4, Leith","user_id":"user-3","quantity":12,"user_name":"Edith Clarke","created_at":"now","line_count":2,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":50300,"cancelled_at":"now","order_number":"CA-2026-000022","cancel_reason":"deleted","cancelled_from":"pending","purchase_order":"PO 4711","refunded_cents":0},
  {"id":"acacacacacacacacacacac08","note":"Ring twice","email":"edith@buyers.example","phone":"","status":"cancelled","ship_to":"Dock 4, Leith","user_id":"user-3","quantity":12,"user_name":"Edith Clarke","created_at":"now","line_count":2,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":50300,"cancelled_at":"now","order_number":"CA-2026-000023","cancel_reason":"expired","cancelled_from":"pending","purchase_order":"PO 4711","refunded_cents":0},
  {"id":"acacacacacacacacacacac09","note":"Ring twice","email":"edith@buyers.example","phone":"","status":"delivered","paid_at":"now","ship_to":"Dock 4, Leith","user_id":"user-3","quantity":12,"user_name":"Edith Clarke","created_at":"now","line_count":2,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":50300,"order_number":"CA-2026-000024","purchase_order":"PO 4711","refunded_cents":1000,"transaction_id":"pi_lines_9"},
  {"id":"acacacacacacacacacacac10","note":"Ring twice","email":"edith@buyers.example","phone":"","status":"shipped","paid_at":"now","ship_to":"Dock 4, Leith","user_id":"user-3","quantity":12,"user_name":"Edith Clarke","created_at":"now","line_count":2,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":50300,"order_number":"CA-2026-000025","purchase_order":"PO 4711","refunded_cents":5000,"transaction_id":"pi_lines_10"},
  {"id":"acacacacacacacacacacac11","note":"Ring twice","email":"edith@buyers.example","phone":"","status":"approved","paid_at":"now","ship_to":"Dock 4, Leith","user_id":"user-3","quantity":12,"user_name":"Edith Clarke","created_at":"now","line_count":2,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":50300,"order_number":"CA-2026-000026","purchase_order":"PO 4711","refunded_cents":12500,"transaction_id":"pi_lines_11"},
  {"id":"acacacacacacacacacacac12","note":"Ring twice","email":"edith@buyers.example","phone":"","status":"pending","paid_at":"now","ship_to":"Dock 4, Leith","user_id":"user-3","quantity":12,"user_name":"Edith Clarke","created_at":"now","line_count":2,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":50300,"order_number":"CA-2026-000027","purchase_order":"PO 4711","refunded_cents":50300,"transaction_id":"pi_lines_12"},
  {"id":"acacacacacacacacacacac13","note":"Ring twice","email":"edith@buyers.example","phone":"","status":"delivered","paid_at":"now","ship_to":"Dock 4, Leith","user_id":"user-3","quantity":12,"user_name":"Edith Clarke","created_at":"now","line_count":2,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":50300,"order_number":"CA-2026-000028","purchase_order":"PO 4711","refunded_cents":50300,"transaction_id":"pi_lines_13"},
  {"id":"acacacacacacacacacacac14","note":"Ring twice","email":"edith@buyers.example","phone":"","status":"delivered","paid_at":"now","ship_to":"Dock 4, Leith","user_id":"user-3","quantity":12,"user_name":"Edith Clarke","created_at":"now","deleted_at":"now","line_count":2,"takes_last":false,"updated_at":"now","freight_due":false,"total_cents":50300,"order_number":"CA-2026-000029","purchase_order":"PO 4711","refunded_cents":0,"transaction_id":"pi_lines_14"}
]');

insert into part_imports (id, file_name, options, state, done, total, counts, run, touched_at, undoable, applied_at, created_at) overriding system value select id, file_name, options, state, done, total, counts, run, touched_at, undoable, applied_at, created_at from jsonb_populate_recordset(null::part_imports, '[
  {"id":"ccccccccccccccccccccccc1","run":0,"done":0,"state":"applied","total":0,"counts":{},"options":{"keyedBy":"sku","longNames":"refuse","archiveMissing":false},"undoable":true,"file_name":"parts.csv","applied_at":"now","created_at":"now","touched_at":"now"},
  {"id":"ccccccccccccccccccccccc2","run":1,"done":0,"state":"ready","total":0,"counts":{"changed":1},"options":{"keyedBy":"sku","longNames":"refuse","archiveMissing":false},"undoable":false,"file_name":"fans.csv","created_at":"now","touched_at":"now"},
  {"id":"ccccccccccccccccccccccc3","run":2,"done":0,"state":"applying","total":0,"counts":{"changed":1},"options":{"keyedBy":"sku","longNames":"refuse","archiveMissing":false},"undoable":false,"file_name":"drives.csv","created_at":"now","touched_at":"now"}
]');

insert into stock_movements (id, part_id, delta, reason, order_id, actor_id, note, created_at, import_id, order_line, written_by) overriding system value select id, part_id, delta, reason, order_id, actor_id, note, created_at, import_id, order_line, written_by from jsonb_populate_recordset(null::stock_movements, '[
  {"id":1,"note":"","delta":100,"reason":"initial","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","created_at":"now","order_line":1},
  {"id":2,"note":"","delta":10,"reason":"initial","part_id":"aaaaaaaaaaaaaaaaaaaaaaa2","created_at":"now","order_line":1},
  {"id":3,"note":"","delta":-4,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","actor_id":"user-1","order_id":"bbbbbbbbbbbbbbbbbbbbbbb1","created_at":"now","order_line":1},
  {"id":4,"note":"","delta":-3,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","actor_id":"user-1","order_id":"bbbbbbbbbbbbbbbbbbbbbbb2","created_at":"now","order_line":1},
  {"id":5,"note":"","delta":-1,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa2","actor_id":"user-1","order_id":"bbbbbbbbbbbbbbbbbbbbbbb3","created_at":"now","order_line":1},
  {"id":6,"note":"","delta":1,"reason":"order_cancelled","part_id":"aaaaaaaaaaaaaaaaaaaaaaa2","actor_id":"user-1","order_id":"bbbbbbbbbbbbbbbbbbbbbbb3","created_at":"now","order_line":1},
  {"id":7,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd01","created_at":"now","order_line":1},
  {"id":8,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd02","created_at":"now","order_line":1},
  {"id":9,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd03","created_at":"now","order_line":1},
  {"id":10,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd04","created_at":"now","order_line":1},
  {"id":11,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd05","created_at":"now","order_line":1},
  {"id":12,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd06","created_at":"now","order_line":1},
  {"id":13,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd07","created_at":"now","order_line":1},
  {"id":14,"note":"","delta":2,"reason":"order_cancelled","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd07","created_at":"now","order_line":1},
  {"id":15,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd08","created_at":"now","order_line":1},
  {"id":16,"note":"","delta":2,"reason":"order_cancelled","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd08","created_at":"now","order_line":1},
  {"id":17,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd09","created_at":"now","order_line":1},
  {"id":18,"note":"","delta":2,"reason":"order_cancelled","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd09","created_at":"now","order_line":1},
  {"id":19,"note":"","delta":-2,"reason":"order_revived","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd09","created_at":"now","order_line":1},
  {"id":20,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd10","created_at":"now","order_line":1},
  {"id":21,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd11","created_at":"now","order_line":1},
  {"id":22,"note":"","delta":2,"reason":"refund_return","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd11","created_at":"now","order_line":1},
  {"id":23,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd12","created_at":"now","order_line":1},
  {"id":24,"note":"","delta":2,"reason":"correction","part_id":"aaaaaaaaaaaaaaaaaaaaaaa2","import_id":"ccccccccccccccccccccccc1","created_at":"now","order_line":1},
  {"id":25,"note":"","delta":5,"reason":"initial","part_id":"aaaaaaaaaaaaaaaaaaaaaaa4","import_id":"ccccccccccccccccccccccc1","created_at":"now","order_line":1},
  {"id":26,"note":"","delta":500,"reason":"initial","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","created_at":"now","order_line":1,"written_by":"812"},
  {"id":27,"note":"","delta":200,"reason":"initial","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","created_at":"now","order_line":1,"written_by":"812"},
  {"id":28,"note":"","delta":-10,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-3","order_id":"acacacacacacacacacacac01","created_at":"now","order_line":1,"written_by":"812"},
  {"id":29,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","actor_id":"user-3","order_id":"acacacacacacacacacacac01","created_at":"now","order_line":2,"written_by":"812"},
  {"id":30,"note":"","delta":-10,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-3","order_id":"acacacacacacacacacacac02","created_at":"now","order_line":1,"written_by":"812"},
  {"id":31,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","actor_id":"user-3","order_id":"acacacacacacacacacacac02","created_at":"now","order_line":2,"written_by":"812"},
  {"id":32,"note":"","delta":-10,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-3","order_id":"acacacacacacacacacacac03","created_at":"now","order_line":1,"written_by":"812"},
  {"id":33,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","actor_id":"user-3","order_id":"acacacacacacacacacacac03","created_at":"now","order_line":2,"written_by":"812"},
  {"id":34,"note":"","delta":-10,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-3","order_id":"acacacacacacacacacacac04","created_at":"now","order_line":1,"written_by":"812"},
  {"id":35,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","actor_id":"user-3","order_id":"acacacacacacacacacacac04","created_at":"now","order_line":2,"written_by":"812"},
  {"id":36,"note":"","delta":-10,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-3","order_id":"acacacacacacacacacacac05","created_at":"now","order_line":1,"written_by":"812"},
  {"id":37,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","actor_id":"user-3","order_id":"acacacacacacacacacacac05","created_at":"now","order_line":2,"written_by":"812"},
  {"id":38,"note":"","delta":-10,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-3","order_id":"acacacacacacacacacacac06","created_at":"now","order_line":1,"written_by":"812"},
  {"id":39,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","actor_id":"user-3","order_id":"acacacacacacacacacacac06","created_at":"now","order_line":2,"written_by":"812"},
  {"id":40,"note":"","delta":-10,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-3","order_id":"acacacacacacacacacacac07","created_at":"now","order_line":1,"written_by":"812"},
  {"id":41,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","actor_id":"user-3","order_id":"acacacacacacacacacacac07","created_at":"now","order_line":2,"written_by":"812"},
  {"id":42,"note":"","delta":-10,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-3","order_id":"acacacacacacacacacacac08","created_at":"now","order_line":1,"written_by":"812"},
  {"id":43,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","actor_id":"user-3","order_id":"acacacacacacacacacacac08","created_at":"now","order_line":2,"written_by":"812"},
  {"id":44,"note":"","delta":-10,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-3","order_id":"acacacacacacacacacacac09","created_at":"now","order_line":1,"written_by":"812"},
  {"id":45,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","actor_id":"user-3","order_id":"acacacacacacacacacacac09","created_at":"now","order_line":2,"written_by":"812"},
  {"id":46,"note":"","delta":-10,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-3","order_id":"acacacacacacacacacacac10","created_at":"now","order_line":1,"written_by":"812"},
  {"id":47,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","actor_id":"user-3","order_id":"acacacacacacacacacacac10","created_at":"now","order_line":2,"written_by":"812"},
  {"id":48,"note":"","delta":-10,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-3","order_id":"acacacacacacacacacacac11","created_at":"now","order_line":1,"written_by":"812"},
  {"id":49,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","actor_id":"user-3","order_id":"acacacacacacacacacacac11","created_at":"now","order_line":2,"written_by":"812"},
  {"id":50,"note":"","delta":-10,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-3","order_id":"acacacacacacacacacacac12","created_at":"now","order_line":1,"written_by":"812"},
  {"id":51,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","actor_id":"user-3","order_id":"acacacacacacacacacacac12","created_at":"now","order_line":2,"written_by":"812"},
  {"id":52,"note":"","delta":-10,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-3","order_id":"acacacacacacacacacacac13","created_at":"now","order_line":1,"written_by":"812"},
  {"id":53,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","actor_id":"user-3","order_id":"acacacacacacacacacacac13","created_at":"now","order_line":2,"written_by":"812"},
  {"id":54,"note":"","delta":-10,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-3","order_id":"acacacacacacacacacacac14","created_at":"now","order_line":1,"written_by":"812"},
  {"id":55,"note":"","delta":-2,"reason":"order","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","actor_id":"user-3","order_id":"acacacacacacacacacacac14","created_at":"now","order_line":2,"written_by":"812"},
  {"id":56,"note":"","delta":10,"reason":"order_cancelled","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","order_id":"acacacacacacacacacacac07","created_at":"now","order_line":1,"written_by":"812"},
  {"id":57,"note":"","delta":2,"reason":"order_cancelled","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","order_id":"acacacacacacacacacacac07","created_at":"now","order_line":2,"written_by":"812"},
  {"id":58,"note":"","delta":10,"reason":"order_cancelled","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","order_id":"acacacacacacacacacacac08","created_at":"now","order_line":1,"written_by":"812"},
  {"id":59,"note":"","delta":2,"reason":"order_cancelled","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","order_id":"acacacacacacacacacacac08","created_at":"now","order_line":2,"written_by":"812"},
  {"id":60,"note":"","delta":10,"reason":"refund_return","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-2","order_id":"acacacacacacacacacacac12","created_at":"now","order_line":1,"written_by":"812"},
  {"id":61,"note":"","delta":2,"reason":"refund_return","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","actor_id":"user-2","order_id":"acacacacacacacacacacac12","created_at":"now","order_line":2,"written_by":"812"},
  {"id":62,"note":"","delta":10,"reason":"refund_return","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-2","order_id":"acacacacacacacacacacac13","created_at":"now","order_line":1,"written_by":"812"},
  {"id":63,"note":"","delta":2,"reason":"refund_return","part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","actor_id":"user-2","order_id":"acacacacacacacacacacac13","created_at":"now","order_line":2,"written_by":"812"},
  {"id":64,"note":"Refunded of order acacacacacacacacacacac10","delta":4,"reason":"restock","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-2","created_at":"now","order_line":1,"written_by":"812"},
  {"id":65,"note":"Refunded of order acacacacacacacacacacac11","delta":10,"reason":"restock","part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","actor_id":"user-2","created_at":"now","order_line":1,"written_by":"812"}
]');

insert into payments (id, order_id, attempt, intent_id, amount_cents, currency, state, created_at, updated_at, by_price) overriding system value select id, order_id, attempt, intent_id, amount_cents, currency, state, created_at, updated_at, by_price from jsonb_populate_recordset(null::payments, '[
  {"id":1,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"bbbbbbbbbbbbbbbbbbbbbbb1","intent_id":"pi_1","created_at":"now","updated_at":"now","amount_cents":59600},
  {"id":2,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"dddddddddddddddddddddd03","intent_id":"pi_old_3","created_at":"now","updated_at":"now","amount_cents":29800},
  {"id":3,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"dddddddddddddddddddddd04","intent_id":"pi_old_4","created_at":"now","updated_at":"now","amount_cents":29800},
  {"id":4,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"dddddddddddddddddddddd05","intent_id":"pi_old_5","created_at":"now","updated_at":"now","amount_cents":29800},
  {"id":5,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"dddddddddddddddddddddd06","intent_id":"pi_old_6","created_at":"now","updated_at":"now","amount_cents":29800},
  {"id":6,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"dddddddddddddddddddddd09","intent_id":"pi_old_9","created_at":"now","updated_at":"now","amount_cents":29800},
  {"id":7,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"dddddddddddddddddddddd10","intent_id":"pi_old_10","created_at":"now","updated_at":"now","amount_cents":29800},
  {"id":8,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"dddddddddddddddddddddd11","intent_id":"pi_old_11","created_at":"now","updated_at":"now","amount_cents":29800},
  {"id":9,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"dddddddddddddddddddddd12","intent_id":"pi_old_12","created_at":"now","updated_at":"now","amount_cents":29800},
  {"id":10,"state":"live","attempt":1,"by_price":false,"currency":"usd","order_id":"acacacacacacacacacacac02","intent_id":"pi_lines_2","created_at":"now","updated_at":"now","amount_cents":50300},
  {"id":11,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"acacacacacacacacacacac03","intent_id":"pi_lines_3","created_at":"now","updated_at":"now","amount_cents":50300},
  {"id":12,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"acacacacacacacacacacac04","intent_id":"pi_lines_4","created_at":"now","updated_at":"now","amount_cents":50300},
  {"id":13,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"acacacacacacacacacacac05","intent_id":"pi_lines_5","created_at":"now","updated_at":"now","amount_cents":50300},
  {"id":14,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"acacacacacacacacacacac06","intent_id":"pi_lines_6","created_at":"now","updated_at":"now","amount_cents":50300},
  {"id":15,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"acacacacacacacacacacac09","intent_id":"pi_lines_9","created_at":"now","updated_at":"now","amount_cents":50300},
  {"id":16,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"acacacacacacacacacacac10","intent_id":"pi_lines_10","created_at":"now","updated_at":"now","amount_cents":50300},
  {"id":17,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"acacacacacacacacacacac11","intent_id":"pi_lines_11","created_at":"now","updated_at":"now","amount_cents":50300},
  {"id":18,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"acacacacacacacacacacac12","intent_id":"pi_lines_12","created_at":"now","updated_at":"now","amount_cents":50300},
  {"id":19,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"acacacacacacacacacacac13","intent_id":"pi_lines_13","created_at":"now","updated_at":"now","amount_cents":50300},
  {"id":20,"state":"succeeded","attempt":1,"by_price":false,"currency":"usd","order_id":"acacacacacacacacacacac14","intent_id":"pi_lines_14","created_at":"now","updated_at":"now","amount_cents":50300}
]');

insert into idempotency_keys (user_id, key, request_hash, response, created_at) overriding system value select user_id, key, request_hash, response, created_at from jsonb_populate_recordset(null::idempotency_keys, '[
  {"key":"a key","user_id":"user-1","response":{"orderId":"bbbbbbbbbbbbbbbbbbbbbbb2"},"created_at":"now","request_hash":"\\x00"}
]');

insert into audit_log (id, actor_id, action, target, detail, created_at) overriding system value select id, actor_id, action, target, detail, created_at from jsonb_populate_recordset(null::audit_log, '[
  {"id":1,"action":"order.advance","detail":{"to":"approved","from":"pending"},"target":"bbbbbbbbbbbbbbbbbbbbbbb1","actor_id":"user-2","created_at":"now"},
  {"id":2,"action":"order.advance","detail":{"to":"shipped","from":"approved"},"target":"bbbbbbbbbbbbbbbbbbbbbbb1","actor_id":"user-2","created_at":"now"},
  {"id":3,"action":"order.advance","detail":{"to":"approved","from":"pending"},"target":"dddddddddddddddddddddd02","actor_id":"user-2","created_at":"now"},
  {"id":4,"action":"order.advance","detail":{"to":"approved","from":"pending"},"target":"dddddddddddddddddddddd04","actor_id":"user-2","created_at":"now"},
  {"id":5,"action":"order.advance","detail":{"to":"approved","from":"pending"},"target":"dddddddddddddddddddddd05","actor_id":"user-2","created_at":"now"},
  {"id":6,"action":"order.advance","detail":{"to":"shipped","from":"approved"},"target":"dddddddddddddddddddddd05","actor_id":"user-2","created_at":"now"},
  {"id":7,"action":"order.advance","detail":{"to":"approved","from":"pending"},"target":"dddddddddddddddddddddd06","actor_id":"user-2","created_at":"now"},
  {"id":8,"action":"order.advance","detail":{"to":"shipped","from":"approved"},"target":"dddddddddddddddddddddd06","actor_id":"user-2","created_at":"now"},
  {"id":9,"action":"order.advance","detail":{"to":"delivered","from":"shipped"},"target":"dddddddddddddddddddddd06","actor_id":"user-2","created_at":"now"},
  {"id":10,"action":"order.advance","detail":{"to":"approved","from":"pending"},"target":"dddddddddddddddddddddd10","actor_id":"user-2","created_at":"now"},
  {"id":11,"action":"order.advance","detail":{"to":"shipped","from":"approved"},"target":"dddddddddddddddddddddd10","actor_id":"user-2","created_at":"now"},
  {"id":12,"action":"order.advance","detail":{"to":"approved","from":"pending"},"target":"dddddddddddddddddddddd11","actor_id":"user-2","created_at":"now"},
  {"id":13,"action":"order.advance","detail":{"to":"shipped","from":"approved"},"target":"dddddddddddddddddddddd11","actor_id":"user-2","created_at":"now"},
  {"id":14,"action":"order.advance","detail":{"to":"delivered","from":"shipped"},"target":"dddddddddddddddddddddd11","actor_id":"user-2","created_at":"now"},
  {"id":15,"action":"order.advance","detail":{"to":"approved","from":"pending"},"target":"dddddddddddddddddddddd12","actor_id":"user-2","created_at":"now"},
  {"id":16,"action":"order.advance","detail":{"to":"shipped","from":"approved"},"target":"dddddddddddddddddddddd12","actor_id":"user-2","created_at":"now"},
  {"id":17,"action":"order.advance","detail":{"to":"delivered","from":"shipped"},"target":"dddddddddddddddddddddd12","actor_id":"user-2","created_at":"now"},
  {"id":18,"action":"order.advance","detail":{"to":"approved","from":"pending"},"target":"acacacacacacacacacacac04","actor_id":"user-2","created_at":"now"},
  {"id":19,"action":"order.advance","detail":{"to":"approved","from":"pending"},"target":"acacacacacacacacacacac05","actor_id":"user-2","created_at":"now"},
  {"id":20,"action":"order.advance","detail":{"to":"shipped","from":"approved"},"target":"acacacacacacacacacacac05","actor_id":"user-2","created_at":"now"},
  {"id":21,"action":"order.advance","detail":{"to":"approved","from":"pending"},"target":"acacacacacacacacacacac06","actor_id":"user-2","created_at":"now"},
  {"id":22,"action":"order.advance","detail":{"to":"shipped","from":"approved"},"target":"acacacacacacacacacacac06","actor_id":"user-2","created_at":"now"},
  {"id":23,"action":"order.advance","detail":{"to":"delivered","from":"shipped"},"target":"acacacacacacacacacacac06","actor_id":"user-2","created_at":"now"},
  {"id":24,"action":"order.advance","detail":{"to":"approved","from":"pending"},"target":"acacacacacacacacacacac09","actor_id":"user-2","created_at":"now"},
  {"id":25,"action":"order.advance","detail":{"to":"shipped","from":"approved"},"target":"acacacacacacacacacacac09","actor_id":"user-2","created_at":"now"},
  {"id":26,"action":"order.advance","detail":{"to":"delivered","from":"shipped"},"target":"acacacacacacacacacacac09","actor_id":"user-2","created_at":"now"},
  {"id":27,"action":"order.advance","detail":{"to":"approved","from":"pending"},"target":"acacacacacacacacacacac10","actor_id":"user-2","created_at":"now"},
  {"id":28,"action":"order.advance","detail":{"to":"shipped","from":"approved"},"target":"acacacacacacacacacacac10","actor_id":"user-2","created_at":"now"},
  {"id":29,"action":"order.advance","detail":{"to":"approved","from":"pending"},"target":"acacacacacacacacacacac11","actor_id":"user-2","created_at":"now"},
  {"id":30,"action":"order.advance","detail":{"to":"approved","from":"pending"},"target":"acacacacacacacacacacac13","actor_id":"user-2","created_at":"now"},
  {"id":31,"action":"order.advance","detail":{"to":"shipped","from":"approved"},"target":"acacacacacacacacacacac13","actor_id":"user-2","created_at":"now"},
  {"id":32,"action":"order.advance","detail":{"to":"delivered","from":"shipped"},"target":"acacacacacacacacacacac13","actor_id":"user-2","created_at":"now"},
  {"id":33,"action":"order.advance","detail":{"to":"approved","from":"pending"},"target":"acacacacacacacacacacac14","actor_id":"user-2","created_at":"now"},
  {"id":34,"action":"order.advance","detail":{"to":"shipped","from":"approved"},"target":"acacacacacacacacacacac14","actor_id":"user-2","created_at":"now"},
  {"id":35,"action":"order.advance","detail":{"to":"delivered","from":"shipped"},"target":"acacacacacacacacacacac14","actor_id":"user-2","created_at":"now"}
]');

insert into reviews (id, user_id, name, author_role, description, photo, rating, created_at) overriding system value select id, user_id, name, author_role, description, photo, rating, created_at from jsonb_populate_recordset(null::reviews, '[
  {"id":"ccccccccccccccccccccccc1","name":"Ada Byron","photo":"/img/people/ada.webp","rating":5,"user_id":"user-1","created_at":"now","author_role":"","description":"It runs and runs."}
]');

insert into mail_outbox (id, message_id, recipient, template, data, dedupe_key, state, attempts, sent_at, created_at, updated_at) overriding system value select id, message_id, recipient, template, data, dedupe_key, state, attempts, sent_at, created_at, updated_at from jsonb_populate_recordset(null::mail_outbox, '[
  {"id":1,"state":"sent","sent_at":"now","attempts":0,"template":"order-placed","recipient":"ada@buyers.example","created_at":"now","dedupe_key":"order-placed:bbbbbbbbbbbbbbbbbbbbbbb2","message_id":"a9028397-62f1-4dc2-a64f-1d8d5265335e","updated_at":"now"},
  {"id":2,"data":{"name":"Edith Clarke","lines":[{"quantity":10,"totalCents":12500,"productName":"Gust 120","unitPriceCents":1250}],"shipTo":"Dock 4, Leith","orderId":"acacacacacacacacacacac01","moreLines":1,"totalCents":50300,"productName":"Gust 120 and 1 more","purchaseOrder":"PO 4711"},"state":"queued","attempts":0,"template":"order-placed","recipient":"edith@buyers.example","created_at":"now","dedupe_key":"order-placed:acacacacacacacacacacac01","message_id":"de589081-2826-46a5-9967-8b268168c955","updated_at":"now"}
]');

insert into refunds (id, payment_id, key, amount_cents, reason, restock, state, provider_id, created_at, updated_at) overriding system value select id, payment_id, key, amount_cents, reason, restock, state, provider_id, created_at, updated_at from jsonb_populate_recordset(null::refunds, '[
  {"id":"eeeeeeeeeeeeeeeeeeeeee10","key":"refund:dddddddddddddddddddddd10","state":"succeeded","reason":"It came back.","restock":false,"created_at":"now","payment_id":7,"updated_at":"now","provider_id":"re_dddddddddddddddddddddd10","amount_cents":14900},
  {"id":"eeeeeeeeeeeeeeeeeeeeee11","key":"refund:dddddddddddddddddddddd11","state":"succeeded","reason":"It came back.","restock":true,"created_at":"now","payment_id":8,"updated_at":"now","provider_id":"re_dddddddddddddddddddddd11","amount_cents":29800},
  {"id":"bebebebebebebebebebebe09","key":"refund:acacacacacacacacacacac09","state":"succeeded","reason":"It came back.","restock":false,"created_at":"now","payment_id":15,"updated_at":"now","provider_id":"re_acacacacacacacacacacac09","amount_cents":1000},
  {"id":"bebebebebebebebebebebe10","key":"refund:acacacacacacacacacacac10","state":"succeeded","reason":"It came back.","restock":false,"created_at":"now","payment_id":16,"updated_at":"now","provider_id":"re_acacacacacacacacacacac10","amount_cents":5000},
  {"id":"bebebebebebebebebebebe11","key":"refund:acacacacacacacacacacac11","state":"succeeded","reason":"It came back.","restock":false,"created_at":"now","payment_id":17,"updated_at":"now","provider_id":"re_acacacacacacacacacacac11","amount_cents":12500},
  {"id":"bebebebebebebebebebebe12","key":"refund:acacacacacacacacacacac12","state":"succeeded","reason":"It came back.","restock":true,"created_at":"now","payment_id":18,"updated_at":"now","provider_id":"re_acacacacacacacacacacac12","amount_cents":50300},
  {"id":"bebebebebebebebebebebe13","key":"refund:acacacacacacacacacacac13","state":"succeeded","reason":"It came back.","restock":true,"created_at":"now","payment_id":19,"updated_at":"now","provider_id":"re_acacacacacacacacacacac13","amount_cents":50300}
]');

insert into part_search (part_id, position, category, price_cents, minimum_quantity, orderable, title, facets, words) overriding system value select part_id, position, category, price_cents, minimum_quantity, orderable, title, facets, words from jsonb_populate_recordset(null::part_search, '[
  {"title":"anvil 1000 ps-1","words":"''1'':4A ''1000'':2A,7C ''1000ps'' ''=category:power supply'' ''=name:1000'' ''=name:anvil'' ''=number:ps1'' ''anvil'':1A ''anvil1000'' ''power'':5B ''ps'':3A ''ps1'' ''suppli'':6B","facets":[],"part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","category":"Power supply","position":1,"orderable":true,"price_cents":14900,"minimum_quantity":2},
  {"title":"cable cb-1","words":"''1'':3A ''2'':6C ''=category:other parts'' ''=name:cable'' ''=number:cb1'' ''cabl'':1A ''cb'':2A ''cb1'' ''part'':5B","facets":[],"part_id":"aaaaaaaaaaaaaaaaaaaaaaa4","category":"Other parts","position":4,"orderable":true,"price_cents":500,"minimum_quantity":1},
  {"title":"keel b850 v2 mb-1","words":"''1'':5A ''2'' ''5'' ''850'' ''=category:motherboard'' ''=name:b850'' ''=name:keel'' ''=name:v2'' ''=number:mb1'' ''=socket:am5'' ''am5'':7C ''b'' ''b850'':2A ''board'' ''keel'':1A ''mb'':4A ''mb1'' ''motherboard'':6B ''v'' ''v2'':3A","facets":["socket:AM5"],"part_id":"aaaaaaaaaaaaaaaaaaaaaaa2","category":"Motherboard","position":2,"orderable":true,"price_cents":21900,"minimum_quantity":1},
  {"title":"rack rk-1 rx 48/9","words":"''1'':3A ''1rx'' ''2'':8C ''33'':9C ''33cm'' ''48'':5A ''489'' ''9'':6A ''=category:cases'' ''=name:rack'' ''=number:rk1'' ''=number:rx489'' ''case'':7B ''cm'':10C ''rack'':1A ''rk'':2A ''rk1'' ''rx'':4A ''rx48'' ''rx489''","facets":[],"part_id":"aaaaaaaaaaaaaaaaaaaaaaa3","category":"Cases","position":3,"orderable":false,"price_cents":9900,"minimum_quantity":1},
  {"title":"gust 120 fn-1","words":"","facets":[],"part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","category":"Fans","position":5,"orderable":true,"price_cents":1250,"minimum_quantity":1},
  {"title":"ledger 2 tb sd-1","words":"","facets":[],"part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","category":"Storage","position":6,"orderable":true,"price_cents":18900,"minimum_quantity":1},
  {"title":"lüfter groß lf-1","words":"","facets":[],"part_id":"abcdef000000000000000001","category":"Cooling","position":7,"orderable":false,"price_cents":900,"minimum_quantity":1},
  {"title":"café 120 lf-2","words":"","facets":[],"part_id":"bcdefa000000000000000002","category":"Cooling","position":8,"orderable":false,"price_cents":900,"minimum_quantity":1},
  {"title":"fön lf-3","words":"","facets":[],"part_id":"cdefab000000000000000003","category":"Cooling","position":9,"orderable":false,"price_cents":900,"minimum_quantity":1}
]');

insert into part_import_rows (import_id, line, kind, part_id, sku, slug, seen_version, stock_delta, before, after) overriding system value select import_id, line, kind, part_id, sku, slug, seen_version, stock_delta, before, after from jsonb_populate_recordset(null::part_import_rows, '[
  {"sku":"MB-1","kind":"changed","line":2,"slug":"keel-b850","after":{"name":"Keel B850 v2","specs":{"socket":"AM5"}},"before":{"name":"Keel B850","specs":{"socket":null}},"part_id":"aaaaaaaaaaaaaaaaaaaaaaa2","import_id":"ccccccccccccccccccccccc1","stock_delta":2,"seen_version":1},
  {"sku":"RK-1","kind":"returning","line":3,"slug":"rack","after":{"archived":false},"before":{"archived":true},"part_id":"aaaaaaaaaaaaaaaaaaaaaaa3","import_id":"ccccccccccccccccccccccc1","stock_delta":0,"seen_version":2},
  {"sku":"CB-1","kind":"new","line":4,"slug":"cable","after":{"name":"Cable","image":"","specs":{"m":2},"archived":false,"category":"Other parts","description":"Cable","price_cents":500,"minimum_quantity":1},"before":{"archived":true},"part_id":"aaaaaaaaaaaaaaaaaaaaaaa4","import_id":"ccccccccccccccccccccccc1","stock_delta":5},
  {"sku":"FN-1","kind":"changed","line":2,"slug":"gust-120","after":{"description":"A quiet fan."},"before":{"description":"A fan."},"part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","import_id":"ccccccccccccccccccccccc2","stock_delta":7,"seen_version":1},
  {"sku":"SD-1","kind":"changed","line":2,"slug":"ledger-2tb","after":{"description":"A fast drive."},"before":{"description":"A drive."},"part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","import_id":"ccccccccccccccccccccccc3","stock_delta":0,"seen_version":1}
]');

insert into order_totals (day, orders, unpaid, unpaid_cents, paid_cents, refunded_cents) overriding system value select day, orders, unpaid, unpaid_cents, paid_cents, refunded_cents from jsonb_populate_recordset(null::order_totals, '[
  {"day":"today","orders":2,"unpaid":1,"paid_cents":59600,"unpaid_cents":44700,"refunded_cents":0},
  {"day":"today","orders":1,"unpaid":1,"paid_cents":0,"unpaid_cents":29800,"refunded_cents":0},
  {"day":"today","orders":1,"unpaid":1,"paid_cents":0,"unpaid_cents":29800,"refunded_cents":0},
  {"day":"today","orders":1,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":29800,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":1,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":29800,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":1,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":29800,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":1,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":29800,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":1,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":29800,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":1,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":29800,"unpaid_cents":0,"refunded_cents":14900},
  {"day":"today","orders":1,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":29800,"unpaid_cents":0,"refunded_cents":29800},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":29800,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":1,"unpaid":1,"paid_cents":0,"unpaid_cents":50300,"refunded_cents":0},
  {"day":"today","orders":1,"unpaid":1,"paid_cents":0,"unpaid_cents":50300,"refunded_cents":0},
  {"day":"today","orders":1,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":50300,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":1,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":50300,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":1,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":50300,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":1,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":50300,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":1,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":50300,"unpaid_cents":0,"refunded_cents":1000},
  {"day":"today","orders":1,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":50300,"unpaid_cents":0,"refunded_cents":5000},
  {"day":"today","orders":1,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":50300,"unpaid_cents":0,"refunded_cents":12500},
  {"day":"today","orders":1,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":50300,"unpaid_cents":0,"refunded_cents":50300},
  {"day":"today","orders":1,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":50300,"unpaid_cents":0,"refunded_cents":50300},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":0,"unpaid_cents":0,"refunded_cents":0},
  {"day":"today","orders":0,"unpaid":0,"paid_cents":50300,"unpaid_cents":0,"refunded_cents":0}
]');

insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents, price_facts) overriding system value select order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents, price_facts from jsonb_populate_recordset(null::order_lines, '[
  {"sku":"PS-1","name":"Anvil 1000","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"bbbbbbbbbbbbbbbbbbbbbbb1","quantity":4,"price_facts":{},"total_cents":59600,"unit_price_cents":14900},
  {"sku":"PS-1","name":"Anvil 1000","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"bbbbbbbbbbbbbbbbbbbbbbb2","quantity":3,"price_facts":{},"total_cents":44700,"unit_price_cents":14900},
  {"sku":"MB-1","name":"Keel B850","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa2","order_id":"bbbbbbbbbbbbbbbbbbbbbbb3","quantity":1,"price_facts":{},"total_cents":21900,"unit_price_cents":21900},
  {"sku":"PS-1","name":"Anvil 1000","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd01","quantity":2,"price_facts":{},"total_cents":29800,"unit_price_cents":14900},
  {"sku":"PS-1","name":"Anvil 1000","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd02","quantity":2,"price_facts":{},"total_cents":29800,"unit_price_cents":14900},
  {"sku":"PS-1","name":"Anvil 1000","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd03","quantity":2,"price_facts":{},"total_cents":29800,"unit_price_cents":14900},
  {"sku":"PS-1","name":"Anvil 1000","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd04","quantity":2,"price_facts":{},"total_cents":29800,"unit_price_cents":14900},
  {"sku":"PS-1","name":"Anvil 1000","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd05","quantity":2,"price_facts":{},"total_cents":29800,"unit_price_cents":14900},
  {"sku":"PS-1","name":"Anvil 1000","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd06","quantity":2,"price_facts":{},"total_cents":29800,"unit_price_cents":14900},
  {"sku":"PS-1","name":"Anvil 1000","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd07","quantity":2,"price_facts":{},"total_cents":29800,"unit_price_cents":14900},
  {"sku":"PS-1","name":"Anvil 1000","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd08","quantity":2,"price_facts":{},"total_cents":29800,"unit_price_cents":14900},
  {"sku":"PS-1","name":"Anvil 1000","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd09","quantity":2,"price_facts":{},"total_cents":29800,"unit_price_cents":14900},
  {"sku":"PS-1","name":"Anvil 1000","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd10","quantity":2,"price_facts":{},"total_cents":29800,"unit_price_cents":14900},
  {"sku":"PS-1","name":"Anvil 1000","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd11","quantity":2,"price_facts":{},"total_cents":29800,"unit_price_cents":14900},
  {"sku":"PS-1","name":"Anvil 1000","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","order_id":"dddddddddddddddddddddd12","quantity":2,"price_facts":{},"total_cents":29800,"unit_price_cents":14900},
  {"sku":"FN-1","name":"Gust 120","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","order_id":"acacacacacacacacacacac01","quantity":10,"price_facts":{},"total_cents":12500,"unit_price_cents":1250},
  {"sku":"SD-1","name":"Ledger 2 TB","number":2,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","order_id":"acacacacacacacacacacac01","quantity":2,"price_facts":{},"total_cents":37800,"unit_price_cents":18900},
  {"sku":"FN-1","name":"Gust 120","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","order_id":"acacacacacacacacacacac02","quantity":10,"price_facts":{},"total_cents":12500,"unit_price_cents":1250},
  {"sku":"SD-1","name":"Ledger 2 TB","number":2,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","order_id":"acacacacacacacacacacac02","quantity":2,"price_facts":{},"total_cents":37800,"unit_price_cents":18900},
  {"sku":"FN-1","name":"Gust 120","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","order_id":"acacacacacacacacacacac03","quantity":10,"price_facts":{},"total_cents":12500,"unit_price_cents":1250},
  {"sku":"SD-1","name":"Ledger 2 TB","number":2,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","order_id":"acacacacacacacacacacac03","quantity":2,"price_facts":{},"total_cents":37800,"unit_price_cents":18900},
  {"sku":"FN-1","name":"Gust 120","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","order_id":"acacacacacacacacacacac04","quantity":10,"price_facts":{},"total_cents":12500,"unit_price_cents":1250},
  {"sku":"SD-1","name":"Ledger 2 TB","number":2,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","order_id":"acacacacacacacacacacac04","quantity":2,"price_facts":{},"total_cents":37800,"unit_price_cents":18900},
  {"sku":"FN-1","name":"Gust 120","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","order_id":"acacacacacacacacacacac05","quantity":10,"price_facts":{},"total_cents":12500,"unit_price_cents":1250},
  {"sku":"SD-1","name":"Ledger 2 TB","number":2,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","order_id":"acacacacacacacacacacac05","quantity":2,"price_facts":{},"total_cents":37800,"unit_price_cents":18900},
  {"sku":"FN-1","name":"Gust 120","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","order_id":"acacacacacacacacacacac06","quantity":10,"price_facts":{},"total_cents":12500,"unit_price_cents":1250},
  {"sku":"SD-1","name":"Ledger 2 TB","number":2,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","order_id":"acacacacacacacacacacac06","quantity":2,"price_facts":{},"total_cents":37800,"unit_price_cents":18900},
  {"sku":"FN-1","name":"Gust 120","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","order_id":"acacacacacacacacacacac07","quantity":10,"price_facts":{},"total_cents":12500,"unit_price_cents":1250},
  {"sku":"SD-1","name":"Ledger 2 TB","number":2,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","order_id":"acacacacacacacacacacac07","quantity":2,"price_facts":{},"total_cents":37800,"unit_price_cents":18900},
  {"sku":"FN-1","name":"Gust 120","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","order_id":"acacacacacacacacacacac08","quantity":10,"price_facts":{},"total_cents":12500,"unit_price_cents":1250},
  {"sku":"SD-1","name":"Ledger 2 TB","number":2,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","order_id":"acacacacacacacacacacac08","quantity":2,"price_facts":{},"total_cents":37800,"unit_price_cents":18900},
  {"sku":"FN-1","name":"Gust 120","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","order_id":"acacacacacacacacacacac09","quantity":10,"price_facts":{},"total_cents":12500,"unit_price_cents":1250},
  {"sku":"SD-1","name":"Ledger 2 TB","number":2,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","order_id":"acacacacacacacacacacac09","quantity":2,"price_facts":{},"total_cents":37800,"unit_price_cents":18900},
  {"sku":"FN-1","name":"Gust 120","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","order_id":"acacacacacacacacacacac10","quantity":10,"price_facts":{},"total_cents":12500,"unit_price_cents":1250},
  {"sku":"SD-1","name":"Ledger 2 TB","number":2,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","order_id":"acacacacacacacacacacac10","quantity":2,"price_facts":{},"total_cents":37800,"unit_price_cents":18900},
  {"sku":"FN-1","name":"Gust 120","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","order_id":"acacacacacacacacacacac11","quantity":10,"price_facts":{},"total_cents":12500,"unit_price_cents":1250},
  {"sku":"SD-1","name":"Ledger 2 TB","number":2,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","order_id":"acacacacacacacacacacac11","quantity":2,"price_facts":{},"total_cents":37800,"unit_price_cents":18900},
  {"sku":"FN-1","name":"Gust 120","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","order_id":"acacacacacacacacacacac12","quantity":10,"price_facts":{},"total_cents":12500,"unit_price_cents":1250},
  {"sku":"SD-1","name":"Ledger 2 TB","number":2,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","order_id":"acacacacacacacacacacac12","quantity":2,"price_facts":{},"total_cents":37800,"unit_price_cents":18900},
  {"sku":"FN-1","name":"Gust 120","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","order_id":"acacacacacacacacacacac13","quantity":10,"price_facts":{},"total_cents":12500,"unit_price_cents":1250},
  {"sku":"SD-1","name":"Ledger 2 TB","number":2,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","order_id":"acacacacacacacacacacac13","quantity":2,"price_facts":{},"total_cents":37800,"unit_price_cents":18900},
  {"sku":"FN-1","name":"Gust 120","number":1,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","order_id":"acacacacacacacacacacac14","quantity":10,"price_facts":{},"total_cents":12500,"unit_price_cents":1250},
  {"sku":"SD-1","name":"Ledger 2 TB","number":2,"part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","order_id":"acacacacacacacacacacac14","quantity":2,"price_facts":{},"total_cents":37800,"unit_price_cents":18900}
]');

insert into refund_lines (refund_id, order_id, number, quantity, restock, tax_cents, returned) overriding system value select refund_id, order_id, number, quantity, restock, tax_cents, returned from jsonb_populate_recordset(null::refund_lines, '[
  {"number":1,"restock":true,"order_id":"acacacacacacacacacacac11","quantity":10,"returned":0,"refund_id":"bebebebebebebebebebebe11","tax_cents":0},
  {"number":1,"restock":true,"order_id":"acacacacacacacacacacac10","quantity":4,"returned":4,"refund_id":"bebebebebebebebebebebe10","tax_cents":0}
]');

insert into part_writes (part_id, written_by, texts_by) overriding system value select part_id, written_by, texts_by from jsonb_populate_recordset(null::part_writes, '[
  {"part_id":"aaaaaaaaaaaaaaaaaaaaaaa1","texts_by":"798","written_by":"798"},
  {"part_id":"aaaaaaaaaaaaaaaaaaaaaaa4","texts_by":"798","written_by":"798"},
  {"part_id":"aaaaaaaaaaaaaaaaaaaaaaa2","texts_by":"798","written_by":"798"},
  {"part_id":"aaaaaaaaaaaaaaaaaaaaaaa3","texts_by":"798","written_by":"798"},
  {"part_id":"aaaaaaaaaaaaaaaaaaaaaaa5","texts_by":"812","written_by":"812"},
  {"part_id":"aaaaaaaaaaaaaaaaaaaaaaa6","texts_by":"812","written_by":"812"},
  {"part_id":"bcdefa000000000000000002","texts_by":"814","written_by":"814"},
  {"part_id":"cdefab000000000000000003","texts_by":"814","written_by":"814"},
  {"part_id":"abcdef000000000000000001","texts_by":"814","written_by":"851"}
]');

insert into shipments (order_id, number, carrier, tracking_number, tracking_url, created_at, delivered_at) overriding system value select order_id, number, carrier, tracking_number, tracking_url, created_at, delivered_at from jsonb_populate_recordset(null::shipments, '[
  {"number":1,"carrier":"","order_id":"bbbbbbbbbbbbbbbbbbbbbbb1","created_at":"now","tracking_url":"","tracking_number":""},
  {"number":1,"carrier":"","order_id":"dddddddddddddddddddddd05","created_at":"now","tracking_url":"","tracking_number":""},
  {"number":1,"carrier":"","order_id":"dddddddddddddddddddddd06","created_at":"now","delivered_at":"now","tracking_url":"","tracking_number":""},
  {"number":1,"carrier":"","order_id":"dddddddddddddddddddddd10","created_at":"now","tracking_url":"","tracking_number":""},
  {"number":1,"carrier":"","order_id":"dddddddddddddddddddddd11","created_at":"now","delivered_at":"now","tracking_url":"","tracking_number":""},
  {"number":1,"carrier":"","order_id":"dddddddddddddddddddddd12","created_at":"now","delivered_at":"now","tracking_url":"","tracking_number":""},
  {"number":1,"carrier":"","order_id":"acacacacacacacacacacac05","created_at":"now","tracking_url":"","tracking_number":""},
  {"number":1,"carrier":"","order_id":"acacacacacacacacacacac06","created_at":"now","delivered_at":"now","tracking_url":"","tracking_number":""},
  {"number":1,"carrier":"","order_id":"acacacacacacacacacacac09","created_at":"now","delivered_at":"now","tracking_url":"","tracking_number":""},
  {"number":1,"carrier":"","order_id":"acacacacacacacacacacac10","created_at":"now","tracking_url":"","tracking_number":""},
  {"number":1,"carrier":"","order_id":"acacacacacacacacacacac13","created_at":"now","delivered_at":"now","tracking_url":"","tracking_number":""},
  {"number":1,"carrier":"","order_id":"acacacacacacacacacacac14","created_at":"now","delivered_at":"now","tracking_url":"","tracking_number":""}
]');

insert into shipment_lines (order_id, number, shipment, quantity) overriding system value select order_id, number, shipment, quantity from jsonb_populate_recordset(null::shipment_lines, '[
  {"number":1,"order_id":"acacacacacacacacacacac10","quantity":10,"shipment":1},
  {"number":1,"order_id":"dddddddddddddddddddddd12","quantity":2,"shipment":1},
  {"number":1,"order_id":"bbbbbbbbbbbbbbbbbbbbbbb1","quantity":4,"shipment":1},
  {"number":2,"order_id":"acacacacacacacacacacac06","quantity":2,"shipment":1},
  {"number":2,"order_id":"acacacacacacacacacacac09","quantity":2,"shipment":1},
  {"number":1,"order_id":"acacacacacacacacacacac05","quantity":10,"shipment":1},
  {"number":1,"order_id":"acacacacacacacacacacac14","quantity":10,"shipment":1},
  {"number":2,"order_id":"acacacacacacacacacacac13","quantity":2,"shipment":1},
  {"number":2,"order_id":"acacacacacacacacacacac14","quantity":2,"shipment":1},
  {"number":1,"order_id":"acacacacacacacacacacac13","quantity":10,"shipment":1},
  {"number":2,"order_id":"acacacacacacacacacacac05","quantity":2,"shipment":1},
  {"number":1,"order_id":"acacacacacacacacacacac09","quantity":10,"shipment":1},
  {"number":1,"order_id":"dddddddddddddddddddddd05","quantity":2,"shipment":1},
  {"number":1,"order_id":"dddddddddddddddddddddd10","quantity":2,"shipment":1},
  {"number":1,"order_id":"dddddddddddddddddddddd11","quantity":2,"shipment":1},
  {"number":1,"order_id":"acacacacacacacacacacac06","quantity":10,"shipment":1},
  {"number":1,"order_id":"dddddddddddddddddddddd06","quantity":2,"shipment":1},
  {"number":2,"order_id":"acacacacacacacacacacac10","quantity":2,"shipment":1}
]');

insert into line_cancellations (id, order_id, number, quantity, refund_id, created_at) overriding system value select id, order_id, number, quantity, refund_id, created_at from jsonb_populate_recordset(null::line_cancellations, '[
  {"id":1,"number":1,"order_id":"acacacacacacacacacacac11","quantity":10,"refund_id":"bebebebebebebebebebebe11","created_at":"now"},
  {"id":2,"number":1,"order_id":"acacacacacacacacacacac12","quantity":10,"created_at":"now"},
  {"id":3,"number":2,"order_id":"acacacacacacacacacacac12","quantity":2,"created_at":"now"}
]');

insert into former_part_slugs (slug, part_id) overriding system value select slug, part_id from jsonb_populate_recordset(null::former_part_slugs, '[
  {"slug":"lu-fter-gro-abcdef","part_id":"abcdef000000000000000001"}
]');

insert into sandbox.payment_methods (id, brand, funding, last4, exp_month, exp_year, cvc_given, behaviour, billing_details, created_at) overriding system value select id, brand, funding, last4, exp_month, exp_year, cvc_given, behaviour, billing_details, created_at from jsonb_populate_recordset(null::sandbox.payment_methods, '[
  {"id":"pm_1","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_old_3","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_old_4","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_old_5","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_old_6","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_old_9","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_old_10","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_old_11","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_old_12","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_lines_3","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_lines_4","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_lines_5","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_lines_6","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_lines_9","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_lines_10","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_lines_11","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_lines_12","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_lines_13","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}},
  {"id":"pm_lines_14","brand":"visa","last4":"4242","funding":"credit","exp_year":2199,"behaviour":"success","cvc_given":true,"exp_month":12,"created_at":"now","billing_details":{}}
]');

insert into sandbox.payment_intents (id, client_secret, amount, amount_received, currency, status, metadata, payment_method_id, latest_charge_id, created_at) overriding system value select id, client_secret, amount, amount_received, currency, status, metadata, payment_method_id, latest_charge_id, created_at from jsonb_populate_recordset(null::sandbox.payment_intents, '[
  {"id":"pi_1","amount":59600,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-1","order_id":"bbbbbbbbbbbbbbbbbbbbbbb1"},"created_at":"now","client_secret":"pi_1_secret_1","amount_received":59600,"latest_charge_id":"ch_1","payment_method_id":"pm_1"},
  {"id":"pi_old_3","amount":29800,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-1","order_id":"dddddddddddddddddddddd03"},"created_at":"now","client_secret":"pi_old_3_secret_1","amount_received":29800,"payment_method_id":"pm_old_3"},
  {"id":"pi_old_4","amount":29800,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-1","order_id":"dddddddddddddddddddddd04"},"created_at":"now","client_secret":"pi_old_4_secret_1","amount_received":29800,"payment_method_id":"pm_old_4"},
  {"id":"pi_old_5","amount":29800,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-1","order_id":"dddddddddddddddddddddd05"},"created_at":"now","client_secret":"pi_old_5_secret_1","amount_received":29800,"payment_method_id":"pm_old_5"},
  {"id":"pi_old_6","amount":29800,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-1","order_id":"dddddddddddddddddddddd06"},"created_at":"now","client_secret":"pi_old_6_secret_1","amount_received":29800,"payment_method_id":"pm_old_6"},
  {"id":"pi_old_9","amount":29800,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-1","order_id":"dddddddddddddddddddddd09"},"created_at":"now","client_secret":"pi_old_9_secret_1","amount_received":29800,"payment_method_id":"pm_old_9"},
  {"id":"pi_old_10","amount":29800,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-1","order_id":"dddddddddddddddddddddd10"},"created_at":"now","client_secret":"pi_old_10_secret_1","amount_received":29800,"payment_method_id":"pm_old_10"},
  {"id":"pi_old_11","amount":29800,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-1","order_id":"dddddddddddddddddddddd11"},"created_at":"now","client_secret":"pi_old_11_secret_1","amount_received":29800,"payment_method_id":"pm_old_11"},
  {"id":"pi_old_12","amount":29800,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-1","order_id":"dddddddddddddddddddddd12"},"created_at":"now","client_secret":"pi_old_12_secret_1","amount_received":29800,"payment_method_id":"pm_old_12"},
  {"id":"pi_lines_2","amount":50300,"status":"requires_payment_method","currency":"usd","metadata":{"user_id":"user-3","order_id":"acacacacacacacacacacac02"},"created_at":"now","client_secret":"pi_lines_2_secret_1","amount_received":0},
  {"id":"pi_lines_3","amount":50300,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-3","order_id":"acacacacacacacacacacac03"},"created_at":"now","client_secret":"pi_lines_3_secret_1","amount_received":50300,"payment_method_id":"pm_lines_3"},
  {"id":"pi_lines_4","amount":50300,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-3","order_id":"acacacacacacacacacacac04"},"created_at":"now","client_secret":"pi_lines_4_secret_1","amount_received":50300,"payment_method_id":"pm_lines_4"},
  {"id":"pi_lines_5","amount":50300,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-3","order_id":"acacacacacacacacacacac05"},"created_at":"now","client_secret":"pi_lines_5_secret_1","amount_received":50300,"payment_method_id":"pm_lines_5"},
  {"id":"pi_lines_6","amount":50300,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-3","order_id":"acacacacacacacacacacac06"},"created_at":"now","client_secret":"pi_lines_6_secret_1","amount_received":50300,"payment_method_id":"pm_lines_6"},
  {"id":"pi_lines_9","amount":50300,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-3","order_id":"acacacacacacacacacacac09"},"created_at":"now","client_secret":"pi_lines_9_secret_1","amount_received":50300,"payment_method_id":"pm_lines_9"},
  {"id":"pi_lines_10","amount":50300,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-3","order_id":"acacacacacacacacacacac10"},"created_at":"now","client_secret":"pi_lines_10_secret_1","amount_received":50300,"payment_method_id":"pm_lines_10"},
  {"id":"pi_lines_11","amount":50300,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-3","order_id":"acacacacacacacacacacac11"},"created_at":"now","client_secret":"pi_lines_11_secret_1","amount_received":50300,"payment_method_id":"pm_lines_11"},
  {"id":"pi_lines_12","amount":50300,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-3","order_id":"acacacacacacacacacacac12"},"created_at":"now","client_secret":"pi_lines_12_secret_1","amount_received":50300,"payment_method_id":"pm_lines_12"},
  {"id":"pi_lines_13","amount":50300,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-3","order_id":"acacacacacacacacacacac13"},"created_at":"now","client_secret":"pi_lines_13_secret_1","amount_received":50300,"payment_method_id":"pm_lines_13"},
  {"id":"pi_lines_14","amount":50300,"status":"succeeded","currency":"usd","metadata":{"user_id":"user-3","order_id":"acacacacacacacacacacac14"},"created_at":"now","client_secret":"pi_lines_14_secret_1","amount_received":50300,"payment_method_id":"pm_lines_14"}
]');

insert into sandbox.charges (id, payment_intent_id, payment_method_id, amount, amount_refunded, currency, status, authenticated, created_at) overriding system value select id, payment_intent_id, payment_method_id, amount, amount_refunded, currency, status, authenticated, created_at from jsonb_populate_recordset(null::sandbox.charges, '[
  {"id":"ch_1","amount":59600,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":0,"payment_intent_id":"pi_1","payment_method_id":"pm_1"},
  {"id":"ch_old_3","amount":29800,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":0,"payment_intent_id":"pi_old_3","payment_method_id":"pm_old_3"},
  {"id":"ch_old_4","amount":29800,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":0,"payment_intent_id":"pi_old_4","payment_method_id":"pm_old_4"},
  {"id":"ch_old_5","amount":29800,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":0,"payment_intent_id":"pi_old_5","payment_method_id":"pm_old_5"},
  {"id":"ch_old_6","amount":29800,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":0,"payment_intent_id":"pi_old_6","payment_method_id":"pm_old_6"},
  {"id":"ch_old_9","amount":29800,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":0,"payment_intent_id":"pi_old_9","payment_method_id":"pm_old_9"},
  {"id":"ch_old_10","amount":29800,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":14900,"payment_intent_id":"pi_old_10","payment_method_id":"pm_old_10"},
  {"id":"ch_old_11","amount":29800,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":29800,"payment_intent_id":"pi_old_11","payment_method_id":"pm_old_11"},
  {"id":"ch_old_12","amount":29800,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":0,"payment_intent_id":"pi_old_12","payment_method_id":"pm_old_12"},
  {"id":"ch_lines_3","amount":50300,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":0,"payment_intent_id":"pi_lines_3","payment_method_id":"pm_lines_3"},
  {"id":"ch_lines_4","amount":50300,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":0,"payment_intent_id":"pi_lines_4","payment_method_id":"pm_lines_4"},
  {"id":"ch_lines_5","amount":50300,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":0,"payment_intent_id":"pi_lines_5","payment_method_id":"pm_lines_5"},
  {"id":"ch_lines_6","amount":50300,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":0,"payment_intent_id":"pi_lines_6","payment_method_id":"pm_lines_6"},
  {"id":"ch_lines_9","amount":50300,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":1000,"payment_intent_id":"pi_lines_9","payment_method_id":"pm_lines_9"},
  {"id":"ch_lines_10","amount":50300,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":5000,"payment_intent_id":"pi_lines_10","payment_method_id":"pm_lines_10"},
  {"id":"ch_lines_11","amount":50300,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":12500,"payment_intent_id":"pi_lines_11","payment_method_id":"pm_lines_11"},
  {"id":"ch_lines_12","amount":50300,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":50300,"payment_intent_id":"pi_lines_12","payment_method_id":"pm_lines_12"},
  {"id":"ch_lines_13","amount":50300,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":50300,"payment_intent_id":"pi_lines_13","payment_method_id":"pm_lines_13"},
  {"id":"ch_lines_14","amount":50300,"status":"succeeded","currency":"usd","created_at":"now","authenticated":false,"amount_refunded":0,"payment_intent_id":"pi_lines_14","payment_method_id":"pm_lines_14"}
]');

insert into sandbox.events (id, position, type, payload, attempts, next_attempt_at, delivered_at, created_at) overriding system value select id, position, type, payload, attempts, next_attempt_at, delivered_at, created_at from jsonb_populate_recordset(null::sandbox.events, '[
  {"id":"evt_1","type":"payment_intent.succeeded","payload":"{}","attempts":0,"position":1,"created_at":"now","delivered_at":"now","next_attempt_at":"now"}
]');

insert into sandbox.openid_records (kind, id, payload) overriding system value select kind, id, payload from jsonb_populate_recordset(null::sandbox.openid_records, '[
  {"id":"1","kind":"Person","payload":{"id":"1","name":"Mara","email":"mara@mail.example"}}
]');

select setval(pg_get_serial_sequence('parts', 'position'), 9);
select setval(pg_get_serial_sequence('audit_log', 'id'), 35);
select setval(pg_get_serial_sequence('mail_outbox', 'id'), 2);
select setval(pg_get_serial_sequence('sandbox.events', 'position'), 1);
select setval(pg_get_serial_sequence('stock_movements', 'id'), 65);
select setval(pg_get_serial_sequence('payments', 'id'), 20);
select setval(pg_get_serial_sequence('line_cancellations', 'id'), 3);

-- Times are those of the reading, and so are the years of order numbers.
update part_imports set touched_at = now() - interval '5 minutes' where id = 'ccccccccccccccccccccccc3';
update orders set order_number = regexp_replace(order_number, '-20\d\d-', '-' || extract(year from now()) || '-');
update order_years set year = extract(year from now());

commit;
alter table parts enable trigger user;
alter table orders enable trigger user;
alter table stock_movements enable trigger user;
alter table audit_log enable trigger user;
alter table refunds enable trigger user;
alter table part_search enable trigger user;
alter table order_lines enable trigger user;
alter table sandbox.charges enable trigger user;
