import { attackFigures } from "../attack/suite.ts";
import { adFigures, cutWordFigures, musicFigures } from "./ads/run.ts";
import { adWords } from "./ads-words.ts";
import { assetLists } from "./assets.ts";
import { authzFigures } from "./authz.ts";
import { avatarFigures } from "./avatar.ts";
import { cutoutFigures } from "./cutouts.ts";
import { devReload } from "./dev.ts";
import { dubFigures } from "./dubbing.ts";
import { eraseFigures } from "./erase.ts";
import { filmFigures } from "./films.ts";
import { finalRatio, previewRatio } from "./flow.ts";
import { scriptSizes } from "./js-size.ts";
import { generationFigures } from "./generation.ts";
import { hostileFigures } from "./hostile.ts";
import { interchangeFigures } from "./interchange.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { loginFigures } from "./login.ts";
import { longExport } from "./long-export.ts";
import { mattingFigures } from "./matting.ts";
import { faultFigures } from "./money/faults.ts";
import { ledgerCallers, ledgerFigures } from "./money/run.ts";
import { parityFigures } from "./parity/run.ts";
import { mcpConformance } from "./mcp.ts";
import { oneCaption } from "./one-caption.ts";
import { openApiErrors } from "./openapi.ts";
import { peerFigures } from "./peers/run.ts";
import { PEERS } from "./peers/serve.ts";
import { pickerFigures } from "./picker.ts";
import { providerFigures } from "./providers.ts";
import { queueFigures } from "./queue.ts";
import { readerRatio, readerScores } from "./reader.ts";
import { renderRatios } from "./render.ts";
import { restartFigures } from "./restart.ts";
import { soakGrowth } from "./soak.ts";
import { readBackFigures } from "./read-back.ts";
import { speechFigures } from "./speech.ts";
import { serverRendering } from "./ssr.ts";
import { memoryFigures } from "./timeline-memory.ts";
import { playbackFigures } from "./timeline-playback.ts";
import { timelineFigures } from "./timeline.ts";
import { toolFigures } from "./tools.ts";
import { transcriptionFigures } from "./transcription.ts";
import { uploadRatio } from "./upload.ts";
import { workerSize } from "./worker-size.ts";

/** Answers the origin of a running product, started for the first figure that needs it. */
export type Origin = () => Promise<string>;

export interface Extent {
  /** A first reading in minutes: of ads and cut-outs, some. */
  readonly few: boolean;
}

export interface Figure {
  /** What it prints; those ending in `*` print one for each page. */
  names: string[];
  measure(origin: Origin, extent: Extent): Promise<Record<string, number>>;
}

export const FIGURES: Figure[] = [
  {
    names: ["ledger.operations", "ledger.kills", "ledger.invariant_violations", "ledger.ops_per_s.1", "ledger.late_by_early"],
    measure: (_origin, { few }) => ledgerFigures(few),
  },
  { names: ["ledger.ops_per_s.16", "ledger.ops_per_s.64"], measure: (_origin, extent) => ledgerCallers(extent) },
  { names: ["payments.faults", "payments.faults_survived", "payments.contract_violations"], measure: faultFigures },
  { names: ["authz.cells", "authz.violations"], measure: authzFigures },
  { names: ["login.p99_ms_under_attack", "login.guesses_meanwhile"], measure: (origin, { few }) => loginFigures(origin, few) },
  {
    names: ["providers.contract_requests", "providers.contract_violations", "providers.faults", "providers.faults_survived"],
    measure: providerFigures,
  },
  { names: ["ads.facts_used", "ads.name_and_price", "ads.claims_wrong", "ads.headline_cut"], measure: adWords },
  { names: ["worker.web_gzip_kb"], measure: workerSize },
  { names: ["js.gzip_kb.*"], measure: scriptSizes },
  { names: ["lighthouse.*"], measure: lighthouseScores },
  { names: ["load.renders", "load.renders_ok", "load.queue_fair"], measure: queueFigures },
  { names: ["restart.tasks", "restart.tasks_resumed"], measure: restartFigures },
  { names: ["soak.memory_growth_mb"], measure: soakGrowth },
  { names: ["ssr.rps_vs_bare_remix", "ssr.cpu_p99_vs_bare_remix"], measure: serverRendering },
  { names: ["flow.preview_vs_encode_only"], measure: previewRatio },
  { names: ["flow.final_vs_encode_only"], measure: finalRatio },
  {
    names: [
      "ads.looked_at",
      "ads.missing_glyphs",
      "ads.text_overflow",
      "ads.text_overlap",
      "ads.text_covered",
      "ads.long_views",
      "ads.contrast_min",
      "ads.product_seen",
    ],
    measure: (_origin, { few }) => adFigures(few),
  },
  { names: ["ads.music_gap_lufs"], measure: musicFigures },
  { names: ["ads.cut_word_frames", "ads.cut_word_median"], measure: cutWordFigures },
  { names: ["reader.cpu_vs_parse"], measure: readerRatio },
  {
    names: ["price", "availability", "sku"].flatMap((attribute) => [`reader.${attribute}_f1`, `reader.${attribute}_f1.apart`]),
    measure: readerScores,
  },
  { names: ["attack.tried", "attack.passed"], measure: attackFigures },
  { names: ["enhance.psnr_gain_db", "enhance.psnr_gain_2x_db", "scenes.f1", "enhance.seconds", "enhance.peak_mb"], measure: filmFigures },
  {
    names: ["erase.psnr_gain_db", "erase.psnr_gain_db.*", "erase.outside_changed_px", "erase.seconds", "erase.peak_mb"],
    measure: eraseFigures,
  },
  {
    names: ["ads.cutout_labelled", "ads.cutout_bad", "ads.cutout_refused", "ads.cutout_changed"],
    measure: (_origin, { few }) => cutoutFigures(few),
  },
  { names: ["i2v.seconds_per_5s_720p", "blend.delta_e", "blend.delta_e_before", "blend.delta_e_same_light"], measure: generationFigures },
  { names: ["avatar.lipsync_ms", "avatar.lipsync_correlation", "avatar.fps"], measure: avatarFigures },
  { names: ["cutout.sad", "cutout.sad_upscaled", "cutout.mse", "cutout.mse_upscaled", "cutout.seconds"], measure: mattingFigures },
  { names: ["dub.drift_s", "dub.silence_ratio", "dub.seconds", "dub.peak_mb"], measure: dubFigures },
  { names: ["transcribe.wer_en", "transcribe.cer_zh", "transcribe.realtime_ratio"], measure: transcriptionFigures },
  { names: ["tts.rtf", "tts.first_audio_s"], measure: speechFigures },
  { names: ["tts.wer_en", "tts.cer_zh"], measure: readBackFigures },
  { names: ["tool.*"], measure: (_origin, { few }) => toolFigures(few) },
  { names: ["render.wall_vs_encode_only", "render.wall_vs_ffmpeg_graph"], measure: renderRatios },
  { names: ["export.one_caption_vs_whole"], measure: oneCaption },
  {
    names: ["export.long_peak_mb", "export.long_seconds", "export.long_file_mb"],
    measure: (_origin, extent) => longExport(extent),
  },
  { names: ["assets.list_ms.1000", "assets.list_ms.100000", "assets.list_ms.1000000"], measure: assetLists },
  {
    names: [
      "timeline.tti_ms",
      "timeline.island_gzip_kb",
      "timeline.drag_p95_ms.1000",
      "timeline.drag_p95_ms.10000",
      "timeline.drag_p95_ms.50000",
      "timeline.scroll_p95_ms",
      "timeline.zoom_p95_ms",
      "timeline.scroll_p95_ms.50000",
      "timeline.zoom_p95_ms.50000",
      "timeline.mounted_max",
    ],
    measure: timelineFigures,
  },
  {
    names: ["timeline.peers.*", ...Object.keys(PEERS).flatMap((peer) => [`timeline.vs_${peer}.1000`, `timeline.vs_${peer}.10000`])],
    measure: peerFigures,
  },
  { names: ["memory.before_1000_edits_mb", "memory.after_1000_edits_mb"], measure: memoryFigures },
  { names: ["playback.due", "playback.dropped", "playback.dropped_pictures"], measure: playbackFigures },
  { names: ["parity.documents", "parity.mismatches"], measure: parityFigures },
  {
    names: ["files", "opened", "refused", "cuts", "unchanged"].map((name) => `interchange.${name}`),
    measure: interchangeFigures,
  },
  { names: ["picker.open_ms"], measure: pickerFigures },
  { names: ["upload.vs_curl"], measure: uploadRatio },
  {
    names: ["upload.hostile_ok", "upload.hostile_total", "upload.hostile_memory_mb", "upload.idle_mb", "upload.peak_mb"],
    measure: hostileFigures,
  },
  { names: ["dev.reload_ms"], measure: async () => ({ "dev.reload_ms": await devReload() }) },
  { names: ["openapi.lint_errors"], measure: async () => openApiErrors() },
  { names: ["mcp.conformance_failed"], measure: mcpConformance },
];
