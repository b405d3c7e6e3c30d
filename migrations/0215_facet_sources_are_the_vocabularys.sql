-- What a shop adds itself stands in vocabulary_attributes: no row here was ever one of its own.
alter table facet_sources drop column own;
