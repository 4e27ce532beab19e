import { teams } from "../contract/team.ts";
import { mutation, query, router } from "../init.ts";

export const teamRouter = router({
  current: query(teams.current),
  create: mutation(teams.create),
  rename: mutation(teams.rename),
  invitation: query(teams.invitation),
  invite: mutation(teams.invite),
  inviteLink: mutation(teams.inviteLink),
  resend: mutation(teams.resend),
  revoke: mutation(teams.revoke),
  setRole: mutation(teams.setRole),
  setNickname: mutation(teams.setNickname),
  allocate: mutation(teams.allocate),
  remove: mutation(teams.remove),
  leave: mutation(teams.leave),
  handOver: mutation(teams.handOver),
  share: mutation(teams.share),
  sharedAds: query(teams.sharedAds),
  sharedFiles: query(teams.sharedFiles),
  copyFile: mutation(teams.copyFile),
  brandKit: query(teams.brandKit),
  setBrandKit: mutation(teams.setBrandKit),
  audit: query(teams.audit),
});
