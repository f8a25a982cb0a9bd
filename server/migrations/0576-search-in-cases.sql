-- What is written in cases is found by its words in any of their forms. Over the columns themselves: nothing is stored twice.

create index enquiry_subject_stems on enquiry using gin (to_tsvector('norwegian', subject));
create index enquiry_message_stems on enquiry_message using gin (to_tsvector('norwegian', body));
create index enquiry_note_stems on enquiry_note using gin (to_tsvector('norwegian', body));
