#!/bin/sh
# A product link becomes an ad. REELWRIGHT_KEY: a key that may write drafts and tasks.
set -eu
origin="${REELWRIGHT_ORIGIN:-http://127.0.0.1:8787}"

# call METHOD PATH [JSON]
call() {
  curl -sS --fail-with-body -X "$1" "$origin/v1$2" \
    -H "Authorization: Bearer $REELWRIGHT_KEY" \
    -H "Idempotency-Key: $(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')" \
    -H "Content-Type: application/json" ${3+--data "$3"}
}
# field NAME: the first of that name in the JSON that comes in
field() { grep -o "\"$1\":[^,}]*" | head -n 1 | cut -d: -f2- | tr -d '"'; }

draft=$(call POST /drafts "{\"app_id\":104,\"url\":\"$origin/samples/bottle/\",\"language\":\"en\"}" | field id)
call POST "/drafts/$draft/read" > /dev/null
call PATCH "/drafts/$draft" '{"settings":{"ratio":"1:1","length":15}}' > /dev/null
call POST "/drafts/$draft/scripts" > /dev/null

work="{\"input\":{\"draft_id\":\"$draft\"},\"stage\":\"${STAGE:-render}\"}"
priced=$(call POST /tools/link-to-video/quotes "$work")
echo "It costs $(echo "$priced" | field cost) credits."
quote=$(echo "$priced" | field quote)
task=$(call POST /tools/link-to-video/tasks "${work%\}},\"quote\":\"$quote\"}" | field task_id)

state=queued
while [ "$state" = queued ] || [ "$state" = generating ]; do
  sleep 2
  state=$(call GET "/tasks/$task" | field state)
done
[ "$state" = success ] || { echo "The task failed; nothing was charged." >&2; exit 1; }
curl -sS --fail -o ad.mp4 "$(call GET "/tasks/$task" | grep -o '"download_url":"[^"]*"' | head -n 1 | cut -d'"' -f4)"
echo "ad.mp4"
