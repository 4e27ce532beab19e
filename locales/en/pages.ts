/** Titles and descriptions for browsers and search engines (spec §2 tdk). */
export const pages = {
  default: {
    title: "Video ads from a product link",
    description: "Reelwright turns a product link or a description into a finished video ad: script, voice, music, captions.",
    keywords: "AI video ads, product video maker, video ad studio",
  },
  home: {
    title: "Home",
    description: "Start an ad from a product link or a description, and see your recent ads.",
    keywords: "AI video ads, product video maker, link to video, self-hosted video studio",
  },
  projects: {
    title: "Projects",
    description: "Your ads: drafts, work in progress, and finished videos to download.",
    keywords: "video projects, drafts, finished ads, video download",
  },
  assets: {
    title: "Assets",
    description: "Your images, videos and audio: upload, sort into folders, and use them in every tool.",
    keywords: "media library, product photos, video clips, upload, folders",
  },
  tools: {
    title: "AI Tools",
    description: "Every tool in Reelwright: what it makes, what it needs and what it costs.",
    keywords: "AI video tools, product video tools, ad maker",
  },
  share: {
    title: "A video ad",
    description: "A video ad that was made with Reelwright.",
    keywords: "video ad",
  },
  productDetails: {
    title: "Manage Detail",
    description: "Review what we read from the product page before it goes into the ad.",
    keywords: "product details, selling points, product images",
  },
  videoSettings: {
    title: "Video settings",
    description: "Choose the ad's format, length, goal, voice, template and music.",
    keywords: "video settings, ad template, voice, presenter, aspect ratio",
  },
  scriptSettings: {
    title: "Script",
    description: "Choose a script and edit it clip by clip, with the source for every claim next to it.",
    keywords: "ad script, hook, call to action, claims with sources",
  },
  editor: {
    title: "Get Your Video",
    description: "Watch a free preview, then render your ad and download it.",
    keywords: "ad preview, render, download MP4",
  },
  vipPrice: {
    title: "Pricing",
    description: "Plans, credits and what they buy: see what an ad costs monthly, yearly and per seat.",
    keywords: "pricing, plans, credits, seats",
  },
  privacy: {
    title: "Privacy",
    description: "What this site stores in your browser, what it counts, and how to change that.",
    keywords: "privacy, cookies, consent",
  },
  login: {
    title: "Log in",
    description: "Log in to Reelwright to find your ads, videos and credits on any device.",
    keywords: "log in, account",
  },
  register: {
    title: "Create an account",
    description: "Create a free account and keep everything you made as a guest.",
    keywords: "free account, sign up",
  },
  welcome: {
    title: "Welcome",
    description: "Your account is ready. Make your first ad from a product link.",
    keywords: "first ad, new account",
  },
  profile: {
    title: "Personal center",
    description: "Your profile, plan, credit history and referrals.",
    keywords: "account, credits, invitations",
  },
  thanks: {
    title: "Thank you",
    description: "Your payment and what it brought.",
    keywords: "payment, order",
  },
  completed: {
    title: "Payment completed",
    description: "Your payment and what it brought.",
    keywords: "payment, order",
  },
  checkout: {
    title: "Checkout",
    description: "Review your order before you pay.",
    keywords: "checkout, order",
  },
  testTime: {
    title: "Test mailbox and time",
    description: "Let time pass for a test purchase, and read what a payment provider would have mailed.",
    keywords: "test payment, time",
  },
  testPayment: {
    title: "Test payment",
    description: "A payment page for tests. Nobody is charged.",
    keywords: "test payment",
  },
  orders: {
    title: "Orders",
    description: "Everything you have ordered, with its status, refund and invoice.",
    keywords: "orders, invoices, refunds",
  },
  order: {
    title: "Order",
    description: "One order: what it was, how it was paid, and its invoice.",
    keywords: "order, invoice, refund",
  },
  plan: {
    title: "Your plan",
    description: "What your plan includes, when it renews, and how to cancel it.",
    keywords: "plan, subscription, cancel",
  },
  security: {
    title: "Security",
    description: "Where you are signed in, two-step login, and your data.",
    keywords: "security, sessions, two-step login",
  },
  referral: {
    title: "Invite friends",
    description: "Invite friends to Reelwright: you both get credits.",
    keywords: "referral, invite friends, credits",
  },
  questionnaire: {
    title: "A few questions",
    description: "Three questions, so that we show you what fits.",
    keywords: "questionnaire",
  },
  feedback: {
    title: "Feedback",
    description: "Tell us what works and what does not.",
    keywords: "feedback",
  },
  team: {
    title: "Team",
    description: "Your team: members, seats, invitations and shared credits.",
    keywords: "team, seats, invitations, credits",
  },
  teamJoin: {
    title: "Join a team",
    description: "Accept an invitation to a team.",
    keywords: "team, invitation",
  },
  usage: {
    title: "Credit usage",
    description: "Where your credits went, by day and tool, and when the rest expire.",
    keywords: "credits, usage, export",
  },
  apiKeys: {
    title: "API keys",
    description: "Keys for your own programs and AI agents: what each may do, and how much it may spend.",
    keywords: "API keys, automation, scripts",
  },
  apiUsage: {
    title: "API usage",
    description: "Requests made with your API keys, by day, operation and status.",
    keywords: "API usage, requests, errors",
  },
  apiCredits: {
    title: "API credits",
    description: "What your API keys have spent, and on which tasks.",
    keywords: "API credits, spending cap",
  },
  apiWebhooks: {
    title: "Webhooks",
    description: "Endpoints that are notified when a task ends, with a delivery log.",
    keywords: "webhooks, events, delivery log",
  },
  apiDocs: {
    title: "API docs",
    description: "Make video ads by script: keys, requests, webhooks and MCP, with examples in curl, TypeScript and Python.",
    keywords: "API documentation, REST, MCP, OpenAPI, webhooks",
  },
  admin: {
    title: "Operations",
    description: "For whoever runs this server: users, orders, tasks, health and features.",
    keywords: "operations, administration",
  },
};
