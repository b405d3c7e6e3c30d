-- A project of the portfolio led to a page that only signed-in people may see: to the part's own page instead.
update page_contents
set content = replace(content::text, '"/purchase/' || parts.id || '"', '"/parts/' || parts.slug || '"')::jsonb
from parts
where page_contents.name = 'portfolio'
  and strpos(content::text, '"/purchase/' || parts.id || '"') > 0;
